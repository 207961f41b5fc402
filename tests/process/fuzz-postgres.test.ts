import { test } from 'vitest'
import { startPostgres } from '#scripts/postgres.ts'
import { attack } from './fuzz.ts'

test('hundreds of requests, most of them invalid, on PostgreSQL', { timeout: 600_000 }, async context => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip('PostgreSQL cannot be installed here, and PGlite is no server to connect to.')
  await attack({ DATABASE_URL: postgres.url })
  await postgres.stop()
})
