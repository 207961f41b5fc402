import { test } from 'vitest'
import { startPostgres } from '#scripts/postgres.ts'
import { expectEveryAnswer, KILLS, survive } from './survive.ts'

test(`S-LOG-2: after ${KILLS} kills under load every confirmed write is stored once, on PostgreSQL, which is killed too`, async context => {
  const postgres = await startPostgres({ durable: true })
  if (!postgres) return context.skip('PostgreSQL cannot be installed here, and PGlite is no server to kill.')
  const ledger = await survive({ DATABASE_URL: postgres.url }, async () => {
    await postgres.kill()
    await postgres.restart()
  })
  await expectEveryAnswer(postgres.url, ledger)
  await postgres.stop()
})
