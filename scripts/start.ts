import { buildClientWhenStale } from '#scripts/build.ts'
import { DIST, readConfig } from '#server/config.ts'
import { start } from '#server/main.ts'

const dev = process.argv.includes('--dev')
try {
  const config = readConfig(process.env)
  if (!dev && config.dist === DIST) buildClientWhenStale()
  await start(config, { dev })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
