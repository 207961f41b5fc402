import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { readProfile } from '#resources/profile/contract.ts'
import { deleteSandbox, forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { signOut } from '#resources/sessions/contract.ts'
import { TEMPLATE } from '#scripts/postgres.ts'
import { type Db, openDatabase } from '#server/database/open.ts'
import { enterSandbox } from '#server/locks/lock.ts'
import { copyRows, deleteRows } from '#server/sandboxes/rows.ts'
import { findCopiedTables } from '#server/sandboxes/tables.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { createPostgresDatabase, deliveredDatabase } from '#tests/fresh-database.ts'
import { ADMIN, createTestInstance, OPERATOR, refusalOf } from '#tests/test-app.ts'
import { moreThan } from '#tests/tier.ts'

// The cost of a sandbox on PostgreSQL does not grow with the number of sandboxes, and its operations don't block
// others.

/** The tables whose rows are deleted with a sandbox: its rows, itself, and rows that reference it. */
const going = async (db: Db): Promise<readonly string[]> => [
  ...(await findCopiedTables(db)),
  'sandbox',
  'repair_draft',
  'upload',
  'job',
]
/** Tables that grow with use. Deleting a session or a sandbox deletes nothing in them. */
const STAYING = ['audit', 'kept_reply']

/** By table: its rows, and how many index entries this connection has read that are not yet in the database's totals. */
async function readsOf(trx: Db): Promise<readonly { name: string; rows: number; reads: number }[]> {
  const { rows } = await sql<{ name: string; rows: number; reads: number }>`
    select relname as name, max(n_live_tup + n_dead_tup)::int as rows,
      sum(pg_stat_get_xact_tuples_returned(indexrelid))::int as reads
    from pg_stat_user_tables join pg_index on indrelid = relid group by relname`.execute(trx)
  return rows
}

/** How many connections wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

test('every foreign key that a deletion checks has an index that starts with its columns', async () => {
  const db = await deliveredDatabase()
  const { rows } = await sql<{ name: string; target: string; isIndexed: boolean }>`
    select conname as name, target.relname as target, exists (
      select from pg_index where indrelid = conrelid and indpred is null
        and conkey <@ (indkey::int2[])[0:cardinality(conkey) - 1]
    ) as "isIndexed"
    from pg_constraint join pg_class as target on target.oid = confrelid where contype = 'f'`.execute(db)
  const gone = await going(db)
  await db.destroy()
  const followed = rows.filter(({ target }) => gone.includes(target))
  expect(followed.length).toBeGreaterThan(moreThan(10))
  expect(followed.filter(({ isIndexed }) => !isIndexed).map(({ name }) => name)).toEqual([])
})

describe.skipIf(inject('postgres') === 'pglite')('on a server', () => {
  test('ending a session, or resetting or deleting a sandbox, scans no table', async () => {
    // PostgreSQL scans small tables even if they have an index, unless sequential scans are off.
    const address = `${await createPostgresDatabase(inject('postgres'), TEMPLATE)}&options=-c%20enable_seqscan%3Doff`
    const app = await createTestInstance(address)
    const me = await app.signInAs(ADMIN)
    for (const name of ['first', 'second']) {
      const { id: sandboxId } = await me.call(forkSandbox, { body: { name } })
      await me.call(resetSandbox, { params: { sandboxId } })
      // The second deletion purges the first sandbox.
      await me.call(deleteSandbox, { params: { sandboxId } })
    }
    await me.call(signOut)
    await app.close()
    const db = await openDatabase(address)
    const { rows } = await sql<{ name: string; scans: number; looks: number }>`
      select relname as name, seq_scan as scans, coalesce(idx_scan, 0) as looks from pg_stat_user_tables`.execute(db)
    const gone = await going(db)
    await db.destroy()
    const read = rows.filter(({ name }) => [...gone, ...STAYING, 'session', 'traffic'].includes(name))
    expect(read.filter(({ scans }) => scans > 0)).toEqual([])
    expect(read.filter(({ name, looks }) => gone.includes(name) && looks === 0)).toEqual([])
    expect(read.filter(({ name, looks }) => STAYING.includes(name) && looks > 0)).toEqual([])
  })

  test('deleting a sandbox that is newer than the statistics reads its rows a few times, not once per reference', async () => {
    const db = await deliveredDatabase()
    const main = await db.selectFrom('sandbox').selectAll().where('id', '=', MAIN).executeTakeFirstOrThrow()
    const copy = (id: string) =>
      db.transaction().execute(async trx => {
        await trx
          .insertInto('sandbox')
          .values({ ...main, id })
          .execute()
        await copyRows(trx, MAIN, id)
      })
    for (const id of ['a', 'b', 'c', 'd']) await copy(id)
    await sql`analyze`.execute(db)
    await copy('e')
    const [before, after] = await db.transaction().execute(async trx => {
      // What the connection read for the copies counts here, too, until it reports it, up to a second after each.
      const earlier = await readsOf(trx)
      await deleteRows(trx, ['e'])
      return [new Map(earlier.map(({ name, reads }) => [name, reads])), await readsOf(trx)]
    })
    await db.destroy()
    const tables = after.map(table => ({ ...table, reads: table.reads - (before.get(table.name) ?? 0) }))
    expect(tables.find(({ name }) => name === 'order_line')?.reads).toBeGreaterThan(1000)
    for (const { name, rows, reads } of tables)
      expect(reads, `index entries read of ${name}, of ${rows} rows`).toBeLessThanOrEqual(5 * rows)
  })

  test('a sandbox is emptied after whoever writes in it, who may refer to rows that go', async () => {
    const address = await createPostgresDatabase(inject('postgres'), TEMPLATE)
    const [writing, emptying, watching] = await Promise.all([
      openDatabase(address),
      openDatabase(address),
      openDatabase(address),
    ])
    const emptied = await writing.transaction().execute(async trx => {
      await enterSandbox(trx, MAIN)
      const deleted = emptying.transaction().execute(other => deleteRows(other, [MAIN]))
      await expect.poll(() => countWaiting(watching)).toBe(1)
      await sql`insert into repair_visit select (jsonb_populate_record(null::repair_visit, to_jsonb(visit) || '{"id": 900000}')).*
        from repair_visit as visit where sandbox_id = ${MAIN} limit 1`.execute(trx)
      return { deleted }
    })
    await emptied.deleted
    expect(await watching.selectFrom('repair_visit').selectAll().where('sandbox_id', '=', MAIN).execute()).toEqual([])
    for (const db of [writing, emptying, watching]) await db.destroy()
  })

  test('resets that wait for each other use up no connections', async () => {
    const address = await createPostgresDatabase(inject('postgres'), TEMPLATE)
    const [app, watching] = [await createTestInstance(address), await openDatabase(address)]
    const [me, other] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
    const waiting = () => countWaiting(watching)
    const resets = await app.db.transaction().execute(async trx => {
      await trx.selectFrom('account').select('id').where('account', '=', ADMIN.account).forUpdate().execute()
      const tried = Array.from({ length: 20 }, () =>
        refusalOf(me.call(resetSandbox, { params: { sandboxId: 'elsewhere' } })),
      )
      await expect.poll(waiting).toBeGreaterThan(0)
      expect(await other.call(readProfile)).toMatchObject({ account: OPERATOR.account })
      expect(await waiting()).toBe(1)
      return tried
    })
    for (const refusal of await Promise.all(resets)) expect(refusal).toMatchObject({ code: 'not-found' })
    await watching.destroy()
    await app.close()
  })
})
