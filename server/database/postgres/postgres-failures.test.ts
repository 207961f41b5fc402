import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { problemOf } from '#server/database/failures/failures.ts'
import { type Db, openDatabase } from '#server/database/open.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import { createPostgresDatabase } from '#tests/fresh-database.ts'

const server = inject('postgres')

/** The problem that a failed query causes. */
async function problemAfter(query: Promise<unknown>) {
  const error = await query.then(
    () => null,
    (error: unknown) => error,
  )
  return error === null ? null : (problemOf(error)?.body ?? error)
}
const UNAVAILABLE = { status: 503, code: 'unavailable', retryAfterSeconds: expect.any(Number) }

describe.skipIf(server === 'pglite')('a failure of PostgreSQL', () => {
  let db: Db
  beforeAll(async () => {
    db = await openDatabase(
      (await createPostgresDatabase(server)).replace(/statement_timeout=\d+/, 'statement_timeout=1000'),
    )
  })
  afterAll(() => db.destroy())

  const terminate = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(db)
  const pidOf = async (db: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid

  test('a connection that is terminated during use fails only its own request', async () => {
    const broken = db.transaction().execute(async trx => {
      await terminate((await pidOf(trx)) ?? 0)
      await sql`select 1`.execute(trx)
    })
    expect(await problemAfter(broken)).toMatchObject(UNAVAILABLE)
    expect(await problemAfter(Promise.all(Array.from({ length: 20 }, () => pidOf(db))))).toBe(null)
  })

  test('statements, locks and idle transactions have time limits', async () => {
    expect(await problemAfter(sql`select pg_sleep(60)`.execute(db))).toMatchObject(UNAVAILABLE)
    const lock = (db: Db) => sql`select pg_advisory_xact_lock(1)`.execute(db)
    const waiting = db.transaction().execute(async trx => {
      await lock(trx)
      expect(await problemAfter(lock(db))).toMatchObject(UNAVAILABLE)
    })
    await waiting
    const idling = db.transaction().execute(async trx => {
      const pid = await pidOf(trx)
      const isOpen = async () =>
        (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db)).rows.length > 0
      await expect.poll(isOpen).toBe(false)
      await pidOf(trx)
    })
    expect(await problemAfter(idling)).toMatchObject(UNAVAILABLE)
  })

  test('values that no column can store are reported as invalid input', async () => {
    const refused = { status: 400, code: 'invalid-input' }
    const find = (id: string | number) =>
      db
        .selectFrom('account')
        .select('id')
        .where('id', '=', id as number)
        .execute()
    for (const id of ['x', 2 ** 40, '\0']) expect(await problemAfter(find(id))).toMatchObject(refused)
  })

  test('an outage is logged once, however many connections fail', async () => {
    const [own, logged] = [await createPostgresDatabase(server), [] as string[]]
    const log = { ...createLog('silent'), error: (_: object, line: string) => logged.push(line) }
    const db = await openDatabase(own, { log: log as unknown as Log })
    const admin = await openDatabase(server)
    const name = /\/(t\w+)\?/.exec(own)?.[1] ?? ''
    await sql`alter database ${sql.id(name)} allow_connections false`.execute(admin)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(admin)
    const asked = await Promise.all(Array.from({ length: 30 }, () => problemAfter(pidOf(db))))
    await sql`alter database ${sql.id(name)} allow_connections true`.execute(admin)
    expect(asked.filter(problem => problem !== null)).toEqual(Array(30).fill(expect.objectContaining(UNAVAILABLE)))
    expect(logged).toEqual(['the database is unavailable'])
    expect(await problemAfter(pidOf(db))).toBe(null)
    await Promise.all([db.destroy(), admin.destroy()])
  })
})
