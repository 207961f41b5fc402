import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { startPostgres } from '#scripts/postgres.ts'
import { createLog } from '#server/platform/log.ts'
import { createPostgresDatabase } from '#tests/fresh-database.ts'
import type { LiveEvent } from './bus.ts'
import { createPostgresBus } from './postgres-bus.ts'

const server = inject('postgres')
const log = createLog('silent')

// PGlite is a single connection in one process, so there is no other instance to notify.
test.skipIf(server === 'pglite')('an event of one instance reaches all instances, including itself', async () => {
  const address = await createPostgresDatabase(server)
  const [one, other] = [await createPostgresBus(address, log), await createPostgresBus(address, log)]
  const heard: [LiveEvent[], LiveEvent[]] = [[], []]
  one.subscribe(event => heard[0].push(event))
  other.subscribe(event => heard[1].push(event))
  one.publish({ topic: 'session-ended', sessionIds: [7] })
  one.publish({ topic: 'logins', ids: Array.from({ length: 1_200 }, (_, i) => i) })
  // The number of notifications doesn't matter.
  const idsOf = (events: LiveEvent[]) => events.flatMap(event => (event.topic === 'logins' ? event.ids : []))
  await expect.poll(() => heard.map(events => idsOf(events).length)).toEqual([1_200, 1_200])
  expect(heard[1][0]).toEqual({ topic: 'session-ended', sessionIds: [7] })
  await Promise.all([one.close(), other.close()])
})

test.skipIf(server === 'pglite')('receives events again after its connection was cut', async () => {
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
      { interval: 200 },
    )
    .toBeGreaterThan(0)
  await bus.close()
})

test('during an outage there is one connection attempt at a time, and afterwards one listener', async context => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip('PostgreSQL cannot be installed here, and PGlite is no server to restart.')
  const failed: unknown[] = []
  const logged: unknown[] = []
  const noting = { ...log, debug: (line: unknown) => failed.push(line), warn: (line: unknown) => logged.push(line) }
  const bus = await createPostgresBus(postgres.url, noting as unknown as typeof log)
  const heard: number[] = []
  bus.subscribe(event => event.topic === 'session-shortened' && heard.push(event.sessionId))
  const publish = (sessionId: number) => bus.publish({ topic: 'session-shortened', sessionId })

  await postgres.kill()
  await expect.poll(() => failed.length).toBeGreaterThanOrEqual(4)
  publish(1)
  // It can't be sent to other instances, but this one still receives it.
  await expect.poll(() => heard).toEqual([1])
  await postgres.restart()
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  const countConnections = async () => {
    const others = `backend_type = 'client backend' and pid <> pg_backend_pid()`
    return (await admin.query(`select pid from pg_stat_activity where ${others}`)).rowCount
  }
  await expect.poll(countConnections).toBe(1)
  publish(2)
  await expect.poll(() => heard).toEqual([1, 2])
  expect([await countConnections(), logged]).toEqual([1, [{}]])
  await admin.end()
  await bus.close()
  await postgres.stop()
})
