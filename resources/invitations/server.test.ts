import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAccounts, updateAccount } from '#resources/accounts/contract.ts'
import { createRole, deleteRole } from '#resources/roles/contract.ts'
import { setLevel } from '#resources/sessions/contract.ts'
import { atVersion } from '#shared/sample.ts'
import { ADMIN, createTestApp, LEVEL_CODE, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { acceptInvitation, checkInvitation, createInvitation, listInvitations, withdrawInvitation } from './contract.ts'

const VIEWER = 4
const PASSWORD = 'correct horse'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let nobody: ReturnType<TestApp['as']>
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  me = await raised(ADMIN)
  nobody = app.as()
  await app.db.deleteFrom('throttle').execute()
})
afterAll(() => app.close())

async function raised(account: { account: string; password: string }) {
  const session = await app.signInAs(account)
  await session.call(setLevel, { body: { code: LEVEL_CODE } })
  return session
}

const invite = (by = me, roleId = VIEWER) => by.call(createInvitation, { body: { roleId, note: 'Anna' } })
const check = (secret: string) => nobody.call(checkInvitation, { body: { secret } })
const accept = (secret: string, account: string, more: object = {}) =>
  nobody.call(acceptInvitation, { body: { secret, account, name: 'Anna Lin', password: PASSWORD, ...more } })
const stateOf = async (id: number) => (await me.call(listInvitations)).rows.find(row => row.id === id)?.state
const exists = async (search: string) => (await me.call(listAccounts, { query: { search } })).rows.length > 0

test('a link creates one account, which signs in and has the role', async () => {
  const { secret, invitation } = await invite()
  expect(invitation).toMatchObject({ state: 'open', note: 'Anna', role: { id: VIEWER }, invitedBy: 'admin' })
  expect(Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt)).toBe(7 * 86_400_000)
  expect(await check(secret)).toEqual({ role: { en: 'Viewer', zh: '檢視者' }, expiresAt: invitation.expiresAt })
  expect(await accept(secret, 'anna')).toEqual({ account: 'anna' })
  const { session } = await app.signInAs({ account: 'anna', password: PASSWORD })
  expect(session).toMatchObject({ account: 'anna', role: { id: VIEWER }, level: 'normal', hasDemoPassword: false })
  expect((await me.call(listInvitations)).rows[0]).toMatchObject({ state: 'used', usedBy: 'anna' })
  for (const again of [() => check(secret), () => accept(secret, 'second')])
    expect(await refusalOf(again())).toMatchObject({ status: 410, code: 'gone', state: 'used' })
  expect(await exists('second')).toBe(false)
})

test('of two who accept at once, one gets an account', async () => {
  const { secret } = await invite()
  const results = await Promise.allSettled([accept(secret, 'twin.a'), accept(secret, 'twin.b')])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { rows } = await me.call(listAccounts, { query: { search: 'twin.' } })
  expect(rows).toHaveLength(1)
})

test.each([
  ['account', 'Anna Lin', { status: 400, errors: [{ pointer: '/body/account' }] }],
  ['account', 'admin', { status: 422, code: 'name-taken', errors: [{ pointer: '/body/account' }] }],
  ['name', '', { status: 400, errors: [{ pointer: '/body/name', code: 'too-small' }] }],
  ['password', 'short', { status: 400, errors: [{ pointer: '/body/password', code: 'too-small' }] }],
])('refuses %s = %j, and the link goes on working', async (field, value, refusal) => {
  const { secret, invitation } = await invite()
  expect(await refusalOf(accept(secret, 'free.name', { [field]: value }))).toMatchObject(refusal)
  expect(await stateOf(invitation.id)).toBe('open')
  expect(await exists('free.name')).toBe(false)
})

test('says why a link no longer works: withdrawn, expired, its inviter closed, its role deleted, unknown', async () => {
  const gone = async (secret: string, state: string) => {
    for (const attempt of [() => check(secret), () => accept(secret, 'too.late')])
      expect(await refusalOf(attempt())).toMatchObject({ status: 410, code: 'gone', state })
  }
  const withdrawn = await invite()
  const params = { invitationId: withdrawn.invitation.id }
  await me.call(withdrawInvitation, { params })
  await gone(withdrawn.secret, 'withdrawn')
  expect(await refusalOf(me.call(withdrawInvitation, { params }))).toMatchObject({ code: 'gone', state: 'withdrawn' })

  const expired = await invite()
  const past = { expires_at: new Date().toISOString() }
  await app.db.updateTable('invitation').set(past).where('id', '=', expired.invitation.id).execute()
  await gone(expired.secret, 'expired')
  expect(await stateOf(expired.invitation.id)).toBe('expired')

  const name = { en: 'Short-lived', zh: '短期' }
  const role = await me.call(createRole, { body: { name, permissions: [] } })
  const roleless = await invite(me, role.id)
  await me.call(deleteRole, { params: { roleId: role.id } })
  await gone(roleless.secret, 'withdrawn')

  const byOther = await invite(await raised(OPERATOR))
  const [other] = (await me.call(listAccounts, { query: { search: 'operator' } })).rows
  const at = (account = other) => ({
    params: { accountId: account?.id ?? 0 },
    headers: atVersion(account ?? { version: 0 }),
  })
  const closed = await me.call(updateAccount, { ...at(), body: { state: 'closed' } })
  await gone(byOther.secret, 'withdrawn')
  await me.call(updateAccount, { ...at(closed), body: { state: 'open' } })
  expect(await check(byOther.secret)).toMatchObject({ role: { en: 'Viewer' } })

  expect(await refusalOf(check('x'))).toMatchObject({ status: 404, code: 'not-found' })
  expect(await refusalOf(accept('x', 'too.late'))).toMatchObject({ status: 404, code: 'not-found' })
  expect(await refusalOf(me.call(withdrawInvitation, { params: { invitationId: 9999 } }))).toMatchObject({
    status: 404,
  })
  expect(await refusalOf(invite(me, 99))).toMatchObject({ code: 'unknown-role' })
  expect(await exists('too.late')).toBe(false)
})

test('an address that tries many unknown links has to wait; links that work cost nothing', async () => {
  const { secret } = await invite()
  for (let count = 0; count < 60; count++) await check(secret)
  let tries = 0
  while ((await refusalOf(check('unknown'))).code !== 'too-many-attempts') tries++
  expect(tries).toBe(50)
  expect(await refusalOf(accept(secret, 'has.to.wait'))).toMatchObject({ status: 429, retryAfterSeconds: 2 })
})

test('lists by page, newest first, without the secret or its hash', async () => {
  const { secret, invitation } = await invite()
  const first = await me.call(listInvitations, { query: { limit: 1 } })
  expect(first.rows).toEqual([invitation])
  const next = await me.call(listInvitations, { query: { limit: 1, cursor: first.next ?? '' } })
  expect(next.rows[0]?.id).toBeLessThan(invitation.id)
  expect(JSON.stringify(first)).not.toContain(secret)
  expect(JSON.stringify(await app.db.selectFrom('invitation').selectAll().execute())).not.toContain(secret)
  expect(await refusalOf((await app.signInAs(OPERATOR)).call(listInvitations))).toMatchObject({ code: 'not-permitted' })
})
