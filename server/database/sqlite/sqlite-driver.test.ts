import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Db, openDatabase } from '#server/database/open.ts'

let folder: string
let db: Db
beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/strive-driver-`)
  db = await openDatabase(folder)
  // What the migrations have stored.
  await db.deleteFrom('setting').execute()
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const put = (on: Db, key: string) => on.insertInto('setting').values({ key, value: '1' }).execute()
const keys = async (on: Db) => (await on.selectFrom('setting').select('key').orderBy('key').execute()).map(r => r.key)
const held = () => Promise.withResolvers<void>()

test('during a transaction other readers see only committed data, and its changes after the commit', async () => {
  const { promise, resolve } = held()
  const { promise: begun, resolve: begin } = held()
  const writing = db.transaction().execute(async trx => {
    await put(trx, 'within')
    expect(await keys(trx)).toEqual(['within'])
    begin()
    await promise
  })
  await begun
  expect(await keys(db)).toEqual([])
  resolve()
  await writing
  expect(await keys(db)).toEqual(['within'])
})

test('writers run in order of arrival, and one that fails leaves no changes and does not block the others', async () => {
  const order: string[] = []
  const write = (key: string, fails = false) =>
    db.transaction().execute(async trx => {
      await put(trx, key)
      order.push(key)
      if (fails) throw new Error('given up')
    })
  const done = await Promise.allSettled([write('a'), write('b', true), put(db, 'c'), write('d')])
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(order).toEqual(['a', 'b', 'd'])
  expect(await keys(db)).toEqual(['a', 'c', 'd'])
})

test('a long transaction yields to the event loop between its statements', async () => {
  let turns = 0
  let isDone = false
  const turn = () => {
    turns++
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const slow = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 200000)
    select count(*) from n`
  await db.transaction().execute(async trx => {
    for (let times = 0; times < 20; times++) await slow.execute(trx)
  })
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(5)
})

test('raw statements go to the reader or the writer, depending on their text', async () => {
  await put(db, 'a')
  const { rows } = await sql<{ key: string }>`select key from setting`.execute(db)
  expect(rows).toEqual([{ key: 'a' }])
  await sql`delete from setting`.execute(db)
  expect(await keys(db)).toEqual([])
})
