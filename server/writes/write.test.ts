import { expect, test, vi } from 'vitest'
import { readProfile, updateProfile } from '#resources/profile/contract.ts'
import { deleteSandbox, forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { isInsideTransaction } from '#server/database/inside-transaction.ts'
import type { Reader } from '#server/database/open.ts'
import { findOperator } from '#server/sessions/sessions.ts'
import { ADMIN, openTestApp, refusalOf } from '#tests/test-app.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)

const trail = () => app.db.selectFrom('audit').selectAll().orderBy('id').execute()
const operatorOf = async ({ token }: typeof me) => {
  const operator = await findOperator(app.db, token)
  if (!operator) throw new Error('The session is over.')
  return operator
}
const writesOf = async (who = me) =>
  app.services.writes.by({ operator: await operatorOf(who), endpoint: 'tried', requestId: 'one', claim: null })
const nameOf = async () => (await me.call(readProfile)).name

test('a write and its audit record are stored together: who wrote, through which endpoint, before and after', async () => {
  const { version, ...before } = await me.call(readProfile)
  const sent = { headers: { 'if-match': `"${version}"` }, body: { name: 'Ada', age: 36 } }
  const { body: after, headers } = await me.send(updateProfile, sent)
  const record = (await trail()).at(-1)
  expect(record).toMatchObject({
    sandbox_id: null,
    account_id: me.session.id && 1,
    entity: 'profile',
    row_id: '1',
    version: version + 1,
    action: 'update',
    endpoint: 'updateProfile',
    request_id: headers.get('x-request-id'),
    at: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(JSON.parse(record?.before ?? '')).toEqual({ version, ...before })
  expect(JSON.parse(record?.after ?? '')).toEqual(after)
})

test('a refused write leaves neither a change nor a record', async () => {
  const before = await trail()
  const { version } = await me.call(readProfile)
  const tried = (headers: { 'if-match': string }, body: object) => refusalOf(me.call(updateProfile, { headers, body }))
  expect(await tried({ 'if-match': '"0"' }, { name: 'Eve' })).toMatchObject({ code: 'stale' })
  const taken = await tried({ 'if-match': `"${version}"` }, { name: 'Eve', email: 'operator@strive.example' })
  expect(taken).toMatchObject({ code: 'email-taken' })
  expect([await trail(), await nameOf()]).toEqual([before, 'Ada'])
})

test('a write without an audit record is rolled back', async () => {
  const { writeOwn } = await writesOf()
  const rename = (name: string) =>
    writeOwn(({ trx }) => trx.updateTable('account').set({ name }).where('id', '=', 1).execute())
  await expect(rename('Eve')).rejects.toThrow('tried wrote to account and recorded nothing')
  expect(await nameOf()).toBe('Ada')
})

test('a handler’s write that bypasses the audit trail is refused before it is sent, except for unaudited tables', async () => {
  const { unaudited } = app.services
  await expect(unaudited.updateTable('member').set({ email: 'x' }).execute()).rejects.toThrow(
    'member is written through',
  )
  await expect(unaudited.deleteFrom('order').execute()).rejects.toThrow('order is written through')
  await expect(unaudited.transaction().execute(trx => trx.deleteFrom('spread').execute())).rejects.toThrow('spread is')
  await unaudited.deleteFrom('ticket').execute()
})

test('the database of a handler is read-only: a write does not compile', () => {
  const { db }: { db: Reader } = app
  // @ts-expect-error: a Reader has no way to write.
  expect(db.insertInto).toBeTypeOf('function')
})

test('an error after the work rolls the work back', async () => {
  const before = await trail()
  const { writeOwn } = await writesOf()
  const failing = writeOwn(async ({ trx, record }) => {
    await trx.updateTable('account').set({ name: 'Eve' }).where('id', '=', 1).execute()
    record({ entity: 'profile', id: 1, action: 'update', before: null, after: null })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect([await trail(), await nameOf()]).toEqual([before, 'Ada'])
})

test('listeners hear of changed rows after the commit, and of nothing that was rolled back', async () => {
  const duringTransaction: boolean[] = []
  const publish = vi.spyOn(app.services.bus, 'publish').mockImplementation(({ topic }) => {
    if (topic === 'rows') duringTransaction.push(isInsideTransaction())
  })
  const { version } = await me.call(readProfile)
  await me.call(updateProfile, { headers: { 'if-match': `"${version}"` }, body: { name: 'Grace' } })
  const { writeOwn } = await writesOf()
  const failing = writeOwn(async ({ record }) => {
    record({ entity: 'profile', id: 1, action: 'update', before: null, after: null })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  publish.mockRestore()
  expect(duringTransaction).toEqual([false])
})

test('a write into a sandbox that was deleted meanwhile is refused, and nothing is written', async () => {
  const mine = await me.call(forkSandbox, { body: { name: 'short-lived' } })
  await me.call(switchSandbox, { body: { sandboxId: mine.id } })
  // Like a request that began before the deletion.
  const { write } = await writesOf()
  await me.call(deleteSandbox, { params: { sandboxId: mine.id } })
  const late = write(({ trx }) => trx.deleteFrom('track').where('sandbox_id', '=', mine.id).execute())
  expect(await refusalOf(late)).toMatchObject({ status: 409, code: 'sandbox-gone' })
  const kept = await app.db.selectFrom('track').select('id').where('sandbox_id', '=', mine.id).execute()
  expect(kept.length).toBeGreaterThan(0)
})
