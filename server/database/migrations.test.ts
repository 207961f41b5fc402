import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveredDatabase } from '#tests/fresh-database.ts'
import { up as moveCounters } from './migrations/028-sandbox-counters.ts'
import { up as moveKeys } from './migrations/029-sandbox-keys.ts'
import { up as addLineTotals } from './migrations/034-order-line-totals.ts'
import type { Db } from './open.ts'

let db: Db
beforeAll(async () => {
  db = await deliveredDatabase()
})
afterAll(() => db.destroy())

/** The database as migrations see it, without types of its tables. */
const before = () => db as unknown as Kysely<unknown>
const run = (text: string) => sql.raw(text).execute(db)

test('existing counters move to the main sandbox', async () => {
  await run('drop table counter')
  await run(
    `create table counter (account_id integer primary key references account (id), number integer not null,
      "array" text not null, version integer not null, updated_at text not null)`,
  )
  const of = (account_id: number) => ({ account_id, number: 20 + account_id, array: '[1]', version: 7 })
  const at = '2026-11-20T00:00:00.000Z'
  for (const { account_id, number } of [of(1), of(2)])
    await run(`insert into counter values (${account_id}, ${number}, '[1]', 7, '${at}')`)

  await moveCounters(before())

  const moved = await db.selectFrom('counter').selectAll().orderBy('account_id').execute()
  expect(moved).toEqual([of(1), of(2)].map(row => ({ ...row, sandbox_id: 'main', updated_at: at })))
})

test('a stored response from before keys had a sandbox is found in every sandbox of its operator', async () => {
  for (const [id, owner] of [
    ['mine', 1],
    ['theirs', 2],
  ] as const)
    await run(
      `insert into sandbox (id, account_id, name, created_at) values ('${id}', ${owner}, '${id}', '2026-11-20')`,
    )
  await run('drop table kept_reply')
  await run(
    `create table kept_reply (account_id integer not null, key text not null, fingerprint text not null,
      status integer not null, headers text not null, body text, at text not null, primary key (account_id, key))`,
  )
  await run(`insert into kept_reply values (1, 'one', 'print', 201, '{}', '{"id":1}', '2026-11-22')`)

  await moveKeys(before())

  const rows = await db.selectFrom('kept_reply').select(['sandbox_id', 'key', 'status']).orderBy('sandbox_id').execute()
  expect(rows).toEqual(['main', 'mine'].map(sandbox_id => ({ sandbox_id, key: 'one', status: 201 })))
})

test('order lines that existed before get the same totals as new ones, with their share of the tax', async () => {
  const lines = () =>
    db.selectFrom('order_line').selectAll().orderBy('sandbox_id').orderBy('order_id').orderBy('line').execute()
  const expected = await lines()
  expect(expected.length).toBeGreaterThan(5_000)
  await run('alter table order_line drop column taxed_cents')
  await addLineTotals(before())
  expect((await lines()).map(({ taxed_cents }) => taxed_cents)).toEqual(expected.map(line => line.taxed_cents))
})
