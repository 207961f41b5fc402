import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createKey } from '#resources/keys/contract.ts'
import { listMembers } from '#resources/members/contract.ts'
import { createRole, deleteRole, listRoleHolders } from '#resources/roles/contract.ts'
import { readSession, setLevel } from '#resources/sessions/contract.ts'
import { atVersion } from '#shared/sample.ts'
import { ADMIN, createTestApp, LEVEL_CODE, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  type Account,
  createAccount,
  listAccountRoles,
  listAccounts,
  resetAccountPassword,
  updateAccount,
} from './contract.ts'

const VIEWER = 4

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  me = await raised(ADMIN)
})
afterAll(() => app.close())

async function raised(account: { account: string; password: string }) {
  const session = await app.signInAs(account)
  await session.call(setLevel, { body: { code: LEVEL_CODE } })
  return session
}

const add = (account: string, roleId = VIEWER) =>
  me.call(createAccount, { body: { account, name: 'Anna Lin', roleId } })
const at = ({ id, version }: Account) => ({ params: { accountId: id }, headers: atVersion({ version }) })
const close = (account: Account) => me.call(updateAccount, { ...at(account), body: { state: 'closed' } })
const reopen = (account: Account) => me.call(updateAccount, { ...at(account), body: { state: 'open' } })
const giveRole = (account: Account, roleId: number) => me.call(updateAccount, { ...at(account), body: { roleId } })
const find = async (search: string) => (await me.call(listAccounts, { query: { search } })).rows[0] as Account // It exists.

test('a new account signs in with the password that was shown once, and has the role', async () => {
  const { password, account } = await add('anna.lin')
  expect(account).toMatchObject({ name: 'Anna Lin', state: 'open', role: { id: VIEWER }, sandbox: null, sessions: 0 })
  expect(account).toMatchObject({ signedInAt: null, isYou: false, progress: { done: 0 } })
  const anna = await app.signInAs({ account: 'anna.lin', password })
  expect(anna.session).toMatchObject({ role: { id: VIEWER }, hasDemoPassword: false })
  const listed = await find('ANNA')
  expect(listed).toMatchObject({ sandbox: 'main', sessions: 1, signedInAt: expect.any(String) })
  expect(listed.progress.tasks).toBeGreaterThan(100)
  expect(JSON.stringify(listed)).not.toContain(password)
})

test.each([
  ['account', 'Anna', { status: 400, code: 'invalid-input', errors: [{ pointer: '/body/account' }] }],
  ['account', 'admin', { status: 422, code: 'name-taken', errors: [{ pointer: '/body/account' }] }],
  ['name', ' ', { status: 400, errors: [{ pointer: '/body/name' }] }],
  ['roleId', 99, { status: 422, code: 'unknown-role', errors: [{ pointer: '/body/roleId' }] }],
])('refuses a new account with %s = %j, and adds none', async (field, value, refusal) => {
  const before = (await me.call(listAccounts)).count
  const tried = me.call(createAccount, { body: { account: 'new.one', name: 'New', roleId: VIEWER, [field]: value } })
  expect(await refusalOf(tried)).toMatchObject(refusal)
  expect((await me.call(listAccounts)).count).toEqual(before)
})

test('lists a page, filtered and sorted', async () => {
  const accounts = ['c.page', 'a.page', 'b.page']
  for (const account of accounts) await add(account)
  const named = async (query: object) => (await me.call(listAccounts, { query })).rows.map(row => row.account)
  const first = await me.call(listAccounts, { query: { search: '.page', sort: '-account', limit: 2 } })
  expect(first.rows.map(row => row.account)).toEqual(['c.page', 'b.page'])
  expect(await named({ search: '.page', sort: '-account', limit: 2, cursor: first.next })).toEqual(['a.page'])
  await close(await find('b.page'))
  expect(await named({ search: '.page', state: 'closed' })).toEqual(['b.page'])
  expect(await named({ search: '.page', state: 'open', sort: 'name' })).toHaveLength(2)
  expect(await named({ roleId: 1, sort: '-signedInAt', limit: 1 })).toEqual(['admin'])
  const pages = await me.call(listAccounts, { query: { sort: 'progress', limit: 1 } })
  expect(await named({ sort: 'progress', limit: 1, cursor: pages.next })).toHaveLength(1)
})

test('closing ends sessions and keys at once; reopening lets the person sign in again', async () => {
  const { password, account } = await add('to.close', 1)
  const given = { account: account.account, password }
  const person = await app.signInAs(given)
  const key = app.as((await person.call(createKey, { body: { name: 'mine', scope: 'read' } })).token)
  const closed = await close(account)
  expect(closed).toMatchObject({ state: 'closed', sessions: 0, version: account.version + 1 })
  expect(await refusalOf(person.call(readSession))).toMatchObject({ code: 'session-ended' })
  expect(await refusalOf(key.call(listMembers))).toMatchObject({ code: 'key-ended' })
  expect(await refusalOf(app.signInAs(given))).toMatchObject({ code: 'wrong-credentials' })
  // Closing it once more changes nothing.
  expect(await close(closed)).toEqual(closed)
  const tried = giveRole(closed, 2)
  expect(await refusalOf(tried)).toMatchObject({ code: 'not-found' })
  expect(await reopen(closed)).toMatchObject({ state: 'open' })
  expect(await refusalOf(person.call(readSession))).toMatchObject({ code: 'session-ended' })
  expect((await app.signInAs(given)).session.account).toBe('to.close')
})

test('whoever comes back after their role was deleted has no rights, until they get another role', async () => {
  const role = await me.call(createRole, {
    body: { name: { en: 'Guests', zh: '訪客' }, permissions: ['members:read'] },
  })
  const { account, password } = await add('gina.wu', role.id)
  const closed = await close(account)
  await me.call(deleteRole, { params: { roleId: role.id } })
  const open = await reopen(closed)
  expect(open.role).toBeNull()
  const gina = await app.signInAs({ account: 'gina.wu', password })
  expect(gina.session).toMatchObject({ role: null })
  expect((await refusalOf(gina.call(listMembers))).status).toBe(403)
  await giveRole(open, VIEWER)
  await gina.call(listMembers)
})

test('a reset password replaces the old one and ends the sessions; keys go on working', async () => {
  const { password, account } = await add('to.reset', 1)
  const person = await app.signInAs({ account: 'to.reset', password })
  const key = app.as((await person.call(createKey, { body: { name: 'mine', scope: 'read' } })).token)
  const next = (await me.call(resetAccountPassword, { params: { accountId: account.id } })).password
  expect(next).not.toBe(password)
  expect(await refusalOf(person.call(readSession))).toMatchObject({ code: 'session-ended' })
  expect(await refusalOf(app.signInAs({ account: 'to.reset', password }))).toMatchObject({ status: 401 })
  expect((await app.signInAs({ account: 'to.reset', password: next })).session.account).toBe('to.reset')
  expect((await key.call(listMembers, { query: { limit: 1 } })).rows).toHaveLength(1)
})

test('a new role applies in main at once, and is the one on the roles page', async () => {
  const { password, account } = await add('to.promote')
  const person = await app.signInAs({ account: 'to.promote', password })
  const changed = await giveRole(account, 2)
  expect(changed).toMatchObject({ role: { id: 2 }, version: account.version + 1 })
  expect(await person.call(readSession)).toMatchObject({ role: { id: 2 } })
  const { rows } = await me.call(listRoleHolders)
  expect(rows.find(row => row.account === 'to.promote')?.roleId).toBe(2)
  const unknown = giveRole(changed, 99)
  expect(await refusalOf(unknown)).toMatchObject({ code: 'unknown-role' })
  const { rows: roles } = await me.call(listAccountRoles)
  expect(roles.map(({ name }) => name.en)).toEqual(['Administrator', 'Editor', 'Support', 'Viewer'])
})

test('refuses to change the own account, so that somebody always remains who can', async () => {
  const own = await find('admin')
  expect(own.isYou).toBe(true)
  for (const attempt of [
    () => close(own),
    () => reopen(own),
    () => giveRole(own, VIEWER),
    () => me.call(resetAccountPassword, { params: { accountId: own.id } }),
  ])
    expect(await refusalOf(attempt())).toMatchObject({ status: 422, code: 'own-account' })
  expect(await me.call(readSession)).toMatchObject({ account: 'admin', level: 'supersuper' })
})

test('of two who close each other, one stays open', async () => {
  const other = await raised(OPERATOR)
  const [admin, operator] = [await find('admin'), await find('operator')]
  const results = await Promise.allSettled([
    close(operator),
    other.call(updateAccount, { ...at(admin), body: { state: 'closed' } }),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const open = await app.db.selectFrom('account').select('account').where('closed_at', 'is', null).execute()
  expect(open.filter(({ account }) => ['admin', 'operator'].includes(account))).toHaveLength(1)
  await app.db.updateTable('account').set({ closed_at: null }).execute()
})

test('refuses an account that is unknown or was changed meanwhile', async () => {
  const { account } = await add('versioned')
  expect(await refusalOf(close({ ...account, id: 9999 }))).toMatchObject({ code: 'not-found' })
  expect(await refusalOf(close({ ...account, version: 9 }))).toMatchObject({ code: 'stale', current: account })
  const unknown = me.call(resetAccountPassword, { params: { accountId: 9999 } })
  expect(await refusalOf(unknown)).toMatchObject({ code: 'not-found' })
})

test('nobody else may list or change accounts', async () => {
  const other = await app.signInAs(OPERATOR)
  expect(await refusalOf(other.call(listAccounts))).toMatchObject({ status: 403, code: 'not-permitted' })
  const account = await find('operator')
  expect(await refusalOf(other.call(updateAccount, { ...at(account), body: { state: 'closed' } }))).toMatchObject({
    code: 'not-permitted',
  })
})
