import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { createPostgresDatabase } from '#tests/fresh-database.ts'
import type { LiveEvent } from './bus.ts'
import { createPostgresBus } from './postgres-bus.ts'

const server = inject('postgres')
const log = createLog('silent')

// PGlite is one connection in one process: it has no other instance to tell.
test.skipIf(server === 'pglite')('what one instance tells, all hear, itself included', async () => {
  const address = await createPostgresDatabase(server)
  const [one, other] = [await createPostgresBus(address, log), await createPostgresBus(address, log)]
  const heard: [LiveEvent[], LiveEvent[]] = [[], []]
  one.subscribe(event => heard[0].push(event))
  other.subscribe(event => heard[1].push(event))
  one.publish({ topic: 'session-ended', sessionIds: [7] })
  one.publish({ topic: 'logins', ids: Array.from({ length: 1_200 }, (_, i) => i) })
  // However many notifications they take.
  const idsOf = (events: LiveEvent[]) => events.flatMap(event => (event.topic === 'logins' ? event.ids : []))
  await expect.poll(() => heard.map(events => idsOf(events).length)).toEqual([1_200, 1_200])
  expect(heard[1][0]).toEqual({ topic: 'session-ended', sessionIds: [7] })
  await Promise.all([one.close(), other.close()])
})

test.skipIf(server === 'pglite')('hears again after its connection was cut', async () => {
  const address = await createPostgresDatabase(server)
  const bus = await createPostgresBus(address, log)
  const heard: LiveEvent[] = []
  bus.subscribe(event => heard.push(event))
  const admin = new pg.Client({ connectionString: address })
  await admin.connect()
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`)
  await admin.end()
  await expect
    .poll(
      () => {
        bus.publish({ topic: 'session-ended', sessionIds: [1] })
        return heard.length
      },
      { timeout: 10_000, interval: 200 },
    )
    .toBeGreaterThan(0)
  await bus.close()
})
