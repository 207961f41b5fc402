import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#resources/audit/contract.ts'
import { addToCounter } from '#resources/counters/contract.ts'
import { listProducts } from '#resources/products/contract.ts'
import { readSession, setLevel, switchSandbox } from '#resources/sessions/contract.ts'
import { findCopiedTables } from '#server/sandboxes/tables.ts'
import { MAX_SANDBOXES, MAX_SNAPSHOTS } from '#shared/platform/sandboxes.ts'
import { ADMIN, createTestApp, LEVEL_CODE, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  deleteSandbox,
  forkSandbox,
  listSandboxes,
  readSandbox,
  renameSandbox,
  resetSandbox,
  restoreSnapshot,
  type Sandbox,
  takeSnapshot,
  undeleteSandbox,
} from './contract.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  me = await app.signInAs(ADMIN)
  for (const { id, isShared } of (await me.call(listSandboxes)).rows)
    if (!isShared) await me.call(deleteSandbox, at(id)).catch(() => undefined)
})
afterAll(() => app.close())

const at = (sandboxId: string) => ({ params: { sandboxId } })
const fork = (name = 'mine', from?: string) => me.call(forkSandbox, { body: { name, from } })
const snapshot = ({ id }: Sandbox, name = 'before') => me.call(takeSnapshot, { ...at(id), body: { name } })
const work = (sandboxId: string) => me.call(switchSandbox, { body: { sandboxId } })
const own = async () => (await me.call(listSandboxes)).rows.filter(one => !one.isShared)

/** All rows of a sandbox, straight from the database. */
async function rowsOf(sandboxId: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of await findCopiedTables(app.db)) {
    const rows = await app.db.selectFrom(table).selectAll().where('sandbox_id', '=', sandboxId).execute()
    const texts = rows.map(({ sandbox_id, ...row }) => JSON.stringify(Object.entries(row).sort()))
    found[table] = texts.sort()
  }
  return found
}
const change = (sandboxId: string, name = 'Changed') =>
  app.db
    .updateTable('product')
    .set({ name_en: name, version: 2 })
    .where('sandbox_id', '=', sandboxId)
    .where('id', '<=', 7)
    .execute()
const remove = (sandboxId: string) =>
  app.db.deleteFrom('order_line').where('sandbox_id', '=', sandboxId).where('order_id', '<', 50).execute()

test('a new console has main and its seeded state, and starts in main', async () => {
  const fresh = await createTestApp()
  const first = await fresh.signInAs(ADMIN)
  expect((await first.call(readSession)).sandbox).toMatchObject({ id: 'main', name: 'main' })
  const [main, delivered] = (await first.call(listSandboxes)).rows
  await fresh.close()
  expect(main).toMatchObject({ id: 'main', isShared: true, snapshotOf: null, rows: { members: 117, orders: 3_000 } })
  expect(delivered).toMatchObject({ id: 'seed', isShared: true, snapshotOf: 'main', rows: main?.rows })
})

test('a fork has the same rows as its source, and changes to one do not affect the other', async () => {
  const mine = await fork()
  expect(mine).toMatchObject({ name: 'mine', isShared: false, sourceName: 'main' })
  const before = await rowsOf('main')
  expect(await rowsOf(mine.id)).toEqual(before)
  await change(mine.id)
  await remove(mine.id)
  expect(await rowsOf('main')).toEqual(before)
  const copy = await fork('copy of mine', mine.id)
  expect(await rowsOf(copy.id)).toEqual(await rowsOf(mine.id))
  expect(copy).toMatchObject({ sourceName: 'mine', rows: (await me.call(readSandbox, at(mine.id))).rows })
})

test('a session switches sandboxes without affecting the operator’s other sessions', async () => {
  const other = await app.signInAs(ADMIN)
  const mine = await fork()
  await change(mine.id)
  expect((await work(mine.id)).sandbox).toMatchObject({ id: mine.id, name: 'mine' })
  const first = async (who: typeof me) =>
    (await who.call(listProducts, { query: { limit: 1, search: 'changed' } })).count.value
  await app.db
    .updateTable('product')
    .set({ name_en: 'changed' })
    .where('sandbox_id', '=', mine.id)
    .where('id', '<=', 7)
    .execute()
  expect([await first(me), await first(other)]).toEqual([7, 0])
  await work('main')
  expect(await first(me)).toBe(0)
})

test('a snapshot keeps its state, and restoring it brings back every row', async () => {
  const mine = await fork()
  await change(mine.id)
  const kept = await snapshot(mine)
  expect(kept).toMatchObject({ name: 'before', snapshotOf: mine.id, sourceName: 'mine' })
  const before = await rowsOf(mine.id)
  await change(mine.id, 'Changed again')
  await remove(mine.id)
  expect(await rowsOf(kept.id)).toEqual(before)
  const restored = await me.call(restoreSnapshot, { ...at(mine.id), body: { snapshotId: kept.id } })
  expect(restored.rows).toEqual(kept.rows)
  expect(await rowsOf(mine.id)).toEqual(before)
  const branch = await fork('from the snapshot', kept.id)
  expect(await rowsOf(branch.id)).toEqual(before)
})

test('a reset restores the seeded data, even in a fork of another sandbox', async () => {
  const mine = await fork()
  await change(mine.id)
  const copy = await fork('copy', mine.id)
  expect((await me.call(resetSandbox, at(copy.id))).rows).toEqual((await me.call(readSandbox, at('seed'))).rows)
  expect(await rowsOf(copy.id)).toEqual(await rowsOf('seed'))
})

test('only supersuper can reset main, and nobody can rename, delete or freeze it', async () => {
  await change('main')
  for (const attempt of [
    () => me.call(resetSandbox, at('main')),
    () => me.call(renameSandbox, { ...at('main'), body: { name: 'x' } }),
    () => me.call(deleteSandbox, at('main')),
    () => me.call(takeSnapshot, { ...at('main'), body: { name: 'x' } }),
    () => me.call(deleteSandbox, at('seed')),
  ])
    expect(await refusalOf(attempt())).toMatchObject({ status: 403, code: 'not-yours' })
  await me.call(setLevel, { body: { code: LEVEL_CODE } })
  await me.call(resetSandbox, at('main'))
  expect(await rowsOf('main')).toEqual(await rowsOf('seed'))
})

test('refuses to work in a snapshot, and to freeze, reset or restore it again', async () => {
  const mine = await fork()
  const kept = await snapshot(mine)
  for (const attempt of [
    () => work(kept.id),
    () => work('seed'),
    () => snapshot(kept),
    () => me.call(resetSandbox, at(kept.id)),
    () => me.call(restoreSnapshot, { ...at(mine.id), body: { snapshotId: mine.id } }),
    () => me.call(restoreSnapshot, { ...at(mine.id), body: { snapshotId: 'nothing' } }),
  ])
    expect(await refusalOf(attempt())).toMatchObject({ status: 404 })
  const other = await fork('other')
  expect(await refusalOf(me.call(restoreSnapshot, { ...at(other.id), body: { snapshotId: kept.id } }))).toMatchObject({
    code: 'not-found',
  })
})

test('returns 404 for everything in another operator’s sandbox', async () => {
  const mine = await fork()
  const kept = await snapshot(mine)
  const before = await rowsOf(mine.id)
  const other = await app.signInAs(OPERATOR)
  expect((await other.call(listSandboxes)).rows.every(one => one.isShared)).toBe(true)
  for (const id of [mine.id, kept.id])
    for (const attempt of [
      () => other.call(readSandbox, at(id)),
      () => other.call(switchSandbox, { body: { sandboxId: id } }),
      () => other.call(forkSandbox, { body: { name: 'stolen', from: id } }),
      () => other.call(renameSandbox, { ...at(id), body: { name: 'taken over' } }),
      () => other.call(takeSnapshot, { ...at(id), body: { name: 'x' } }),
      () => other.call(restoreSnapshot, { ...at(id), body: { snapshotId: kept.id } }),
      () => other.call(resetSandbox, at(id)),
      () => other.call(deleteSandbox, at(id)),
      () => other.call(undeleteSandbox, at(id)),
    ]) {
      const { requestId, instance, ...refusal } = await refusalOf(attempt())
      const { requestId: _, instance: __, ...unknown } = await refusalOf(other.call(readSandbox, at('no-such-thing')))
      expect(refusal).toEqual(unknown)
    }
  expect(await rowsOf(mine.id)).toEqual(before)
  await me.call(deleteSandbox, at(mine.id))
  expect(await refusalOf(other.call(undeleteSandbox, at(mine.id)))).toMatchObject({ code: 'not-found' })
})

test('deleting moves snapshots along and sessions to main, and can be undone completely', async () => {
  const mine = await fork()
  const kept = await snapshot(mine)
  const before = await rowsOf(mine.id)
  const other = await app.signInAs(ADMIN)
  for (const who of [me, other]) await who.call(switchSandbox, { body: { sandboxId: mine.id } })
  await me.call(deleteSandbox, at(mine.id))
  expect(await own()).toEqual([])
  for (const who of [me, other]) expect((await who.call(readSession)).sandbox.id).toBe('main')
  expect(await refusalOf(work(mine.id))).toMatchObject({ code: 'not-found' })
  await me.call(undeleteSandbox, at(mine.id))
  expect((await own()).map(({ id }) => id)).toEqual([mine.id, kept.id])
  expect(await rowsOf(mine.id)).toEqual(before)
  expect(await refusalOf(me.call(undeleteSandbox, at(mine.id)))).toMatchObject({ code: 'not-found' })
})

test('only the latest deletion can be undone; the one before is purged', async () => {
  const [first, second] = [await fork('first'), await fork('second')]
  await snapshot(first)
  await me.call(deleteSandbox, at(first.id))
  await me.call(deleteSandbox, at(second.id))
  expect(await refusalOf(me.call(undeleteSandbox, at(first.id)))).toMatchObject({ code: 'not-found' })
  expect(Object.values(await rowsOf(first.id)).flat()).toEqual([])
  const left = await app.db.selectFrom('member').select('sandbox_id').distinct().execute()
  expect(left.map(row => row.sandbox_id).sort()).toEqual([second.id, 'main', 'seed'].sort())
})

test('the audit trail tells of a deletion once, although it is purged later', async () => {
  const [first, second, third] = [await fork('first'), await fork('second'), await fork('third')]
  await snapshot(first)
  for (const { id } of [first, second, third]) await me.call(deleteSandbox, at(id))
  const { rows } = await me.call(listAudit, { query: { entity: 'sandboxes', action: 'delete', limit: 3 } })
  expect(rows.map(({ rowId }) => rowId)).toEqual([third.id, second.id, first.id])
})

test('the audit trail has every name, even if several windows rename at once', async () => {
  const { id } = await fork('name 0')
  const names = Array.from({ length: 5 }, (_, place) => `name ${place + 1}`)
  await Promise.all(names.map(name => me.call(renameSandbox, { ...at(id), body: { name } })))
  const trail = app.db.selectFrom('audit').select('before').where('entity', '=', 'sandboxes').where('row_id', '=', id)
  const before = (await trail.where('action', '=', 'update').execute()).map(row => JSON.parse(row.before ?? '').name)
  const last = (await me.call(readSandbox, at(id))).name
  expect([...before, last].sort()).toEqual(['name 0', ...names])
})

test('others write while an earlier deletion with many snapshots is purged', async () => {
  const [first, second] = [await fork('first'), await fork('second')]
  for (const name of ['one', 'two', 'three', 'four']) await snapshot(first, name)
  await me.call(deleteSandbox, at(first.id))
  const other = await app.signInAs(OPERATOR)
  let isDone = false
  const deleting = me.call(deleteSandbox, at(second.id)).finally(() => {
    isDone = true
  })
  let written = 0
  while (!isDone) {
    await other.call(addToCounter, { body: { target: 'number', by: 1 } })
    written++
  }
  await deleting
  // One transaction for all would let through the write before it and the one after it.
  expect(written).toBeGreaterThan(3)
})

test('a name is trimmed and unique for its operator, but not across operators', async () => {
  const mine = await fork('  lunch  ')
  expect(mine.name).toBe('lunch')
  const taken = { code: 'name-taken', errors: [{ pointer: '/body/name', code: 'name-taken' }] }
  expect(await refusalOf(fork('lunch'))).toMatchObject(taken)
  const second = await fork('dinner')
  expect(await refusalOf(me.call(renameSandbox, { ...at(second.id), body: { name: 'lunch' } }))).toMatchObject(taken)
  expect(await me.call(renameSandbox, { ...at(second.id), body: { name: 'supper' } })).toMatchObject({ name: 'supper' })
  const other = await app.signInAs(OPERATOR)
  const theirs = await other.call(forkSandbox, { body: { name: 'lunch' } })
  await other.call(deleteSandbox, at(theirs.id))
  await me.call(deleteSandbox, at(mine.id))
  await fork('lunch')
  expect(await refusalOf(me.call(undeleteSandbox, at(mine.id)))).toMatchObject(taken)
})

test.each(['', '   ', 'x'.repeat(61)])('refuses the name %j', async name => {
  expect(await refusalOf(fork(name))).toMatchObject({ errors: [{ pointer: '/body/name' }] })
  expect(await own()).toEqual([])
})

test('limits sandboxes even for simultaneous forks, and each fork is complete', async () => {
  const asked = await Promise.allSettled(Array.from({ length: MAX_SANDBOXES + 3 }, (_, n) => fork(`number ${n}`)))
  const made = asked.filter(one => one.status === 'fulfilled').map(one => one.value)
  expect(made).toHaveLength(MAX_SANDBOXES)
  for (const one of asked) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'limit-reached' })
  const main = await me.call(readSandbox, at('main'))
  expect((await own()).map(({ rows }) => rows)).toEqual(made.map(() => main.rows))
})

test('limits the snapshots of an operator, and those that come back with a sandbox', async () => {
  const [mine, gone] = [await fork(), await fork('gone')]
  await snapshot(gone)
  await me.call(deleteSandbox, at(gone.id))
  for (let count = 0; count < MAX_SNAPSHOTS; count++) await snapshot(mine)
  const refused = { status: 422, code: 'limit-reached' }
  expect(await refusalOf(snapshot(mine))).toMatchObject(refused)
  expect(await refusalOf(me.call(undeleteSandbox, at(gone.id)))).toMatchObject(refused)
})

test('of two simultaneous forks with one name, one succeeds', async () => {
  const both = await Promise.allSettled([fork('twice'), fork('twice')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await own()).toHaveLength(1)
})

test('a fork is consistent, even if an order is written meanwhile', async () => {
  const mine = await fork('source')
  let isWriting = true
  async function write() {
    for (let id = 10_000; isWriting; id++)
      await app.db.transaction().execute(async trx => {
        const [row] = await trx.selectFrom('order').selectAll().where('sandbox_id', '=', mine.id).limit(1).execute()
        const line = await trx
          .selectFrom('order_line')
          .selectAll()
          .where('sandbox_id', '=', mine.id)
          .limit(1)
          .executeTakeFirstOrThrow()
        if (!row) return
        await trx
          .insertInto('order')
          .values({ ...row, id })
          .execute()
        await trx
          .insertInto('order_line')
          .values({ ...line, order_id: id })
          .execute()
      })
  }
  const writing = write()
  const copies = [await fork('copy 1', mine.id), await fork('copy 2', mine.id)]
  isWriting = false
  await writing
  for (const { id } of copies) {
    const orders = await app.db
      .selectFrom('order')
      .select('id')
      .where('sandbox_id', '=', id)
      .where('id', '>=', 10_000)
      .execute()
    const lines = await app.db
      .selectFrom('order_line')
      .select('order_id')
      .where('sandbox_id', '=', id)
      .where('order_id', '>=', 10_000)
      .execute()
    expect(lines.map(row => row.order_id).sort()).toEqual(orders.map(row => row.id).sort())
  }
})
