import { buildClientWhenStale } from '#scripts/build.ts'
import { DIST } from '#server/config/config.ts'
import { start } from '#server/main.ts'
import { checkStart } from '#server/start/check-start.ts'
import { readSettings } from './settings.ts'

const dev = process.argv.includes('--dev')
try {
  const config = readSettings()
  await checkStart(config)
  if (!dev && config.dist === DIST) buildClientWhenStale()
  await start(config, { dev })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
