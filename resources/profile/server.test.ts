import { expect, onTestFinished, test } from 'vitest'
import { readSession } from '#resources/sessions/contract.ts'
import { insertAccount } from '#server/sessions/accounts.ts'
import { hashPassword } from '#server/sessions/passwords.ts'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import { changePassword, readProfile, updateProfile } from './contract.ts'

const app = await openTestApp()

test('returns the profile of the account, with its version as the ETag', async () => {
  const me = await app.signInAs(OPERATOR)
  const { body, headers } = await me.send(readProfile)
  expect(body).toMatchObject({
    account: 'operator',
    name: 'operator',
    age: null,
    email: 'operator@strive.example',
    address: '',
    timeZone: 'Asia/Taipei',
    version: 1,
  })
  expect(headers.get('etag')).toBe('"1"')
})

test('changes only the given fields, trimmed, and increments the version', async () => {
  const me = await app.signInAs(OPERATOR)
  const { headers } = await me.send(readProfile)
  const changed = await me.send(updateProfile, {
    headers: { 'if-match': headers.get('etag') ?? '' },
    body: { name: '  王小明 ', age: 41 },
  })
  expect(changed.body).toMatchObject({ name: '王小明', age: 41, email: 'operator@strive.example', version: 2 })
  expect(changed.headers.get('etag')).toBe('"2"')
})

test('of two simultaneous changes, one is stored, and the other gets the current row', async () => {
  const me = await app.signInAs(ADMIN)
  const etag = (await me.send(readProfile)).headers.get('etag') ?? ''
  const change = (address: string) => me.call(updateProfile, { headers: { 'if-match': etag }, body: { address } })
  const results = await Promise.allSettled([change('Taipei'), change('Tainan')])
  expect(results.map(result => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  const stored = await me.call(readProfile)
  const refused = results.find(result => result.status === 'rejected')
  expect(refused?.reason.body).toMatchObject({ status: 412, code: 'stale', current: stored })
})

test('refuses a change with an unknown version as stale', async () => {
  const me = await app.signInAs(ADMIN)
  const tried = me.call(updateProfile, { headers: { 'if-match': 'W/"x"' }, body: { name: 'x' } })
  expect(await refusalOf(tried)).toMatchObject({ code: 'stale' })
})

test.each([
  ['name', '   ', 'too-small'],
  ['name', 'x'.repeat(81), 'too-big'],
  ['age', 151, 'too-big'],
  ['age', 1.5, 'invalid-type'],
  ['email', 'not an address', 'invalid-format'],
  ['timeZone', 'Mars/Olympus', 'time-zone'],
])('refuses %s = %j, with an issue on the field', async (field, value, code) => {
  const me = await app.signInAs(ADMIN)
  const tried = me.call(updateProfile, { headers: { 'if-match': '"1"' }, body: { [field]: value } })
  expect(await refusalOf(tried)).toMatchObject({
    code: 'invalid-input',
    errors: [{ pointer: `/body/${field}`, code }],
  })
})

test('the database refuses the e-mail of another account, in any case', async () => {
  const me = await app.signInAs(ADMIN)
  const etag = (await me.send(readProfile)).headers.get('etag') ?? ''
  const tried = me.call(updateProfile, { headers: { 'if-match': etag }, body: { email: 'OPERATOR@strive.example' } })
  expect(await refusalOf(tried)).toMatchObject({
    code: 'email-taken',
    errors: [{ pointer: '/body/email', code: 'email-taken' }],
  })
})

test('a new password ends all other sessions and replaces the old one', async () => {
  const [me, other] = [await app.signInAs(OPERATOR), await app.signInAs(OPERATOR)]
  const wrong = me.call(changePassword, { body: { current: 'not it', next: 'long enough' } })
  expect(await refusalOf(wrong)).toMatchObject({
    code: 'wrong-password',
    errors: [{ pointer: '/body/current', code: 'wrong-password' }],
  })
  await me.call(changePassword, { body: { current: OPERATOR.password, next: 'a longer password' } })
  expect(await refusalOf(other.call(readSession))).toMatchObject({ code: 'session-ended' })
  expect(await me.call(readSession)).toMatchObject({ hasDemoPassword: false })
  expect(await refusalOf(app.signInAs(OPERATOR))).toMatchObject({ code: 'wrong-credentials' })
  await app.signInAs({ account: 'operator', password: 'a longer password' })
})

test('lists of sessions hear that a new password has ended some', async () => {
  const { password } = ADMIN
  const [me, other] = [await app.signInAs(ADMIN), await app.signInAs(ADMIN)]
  const told: (string | number)[] = []
  const unsubscribe = app.services.bus.subscribe(event => {
    if (event.topic === 'rows' && event.entity === 'sessions') told.push(...event.ids)
  })
  onTestFinished(() => void unsubscribe())
  await me.call(changePassword, { body: { current: password, next: 'a longer password' } })
  await expect.poll(() => told).toContain(other.session.id)
  expect(told).not.toContain(me.session.id)
})

test('a password that was reset while the new one was hashed stays as it was reset', async () => {
  await app.db.deleteFrom('throttle').execute()
  const { account, password } = { account: 'mei.reset', password: 'the first password' }
  const id = await insertAccount(app.db, { account, name: 'Mei', password_hash: await hashPassword(password) })
  const me = await app.signInAs({ account, password })
  const reset = await hashPassword('what supersuper has set')
  const changing = refusalOf(me.call(changePassword, { body: { current: password, next: 'the second password' } }))
  const attempt = app.db.selectFrom('throttle').select('key').where('key', '=', `password:account:${id}`)
  await expect.poll(() => attempt.executeTakeFirst(), { interval: 1 }).toBeDefined()
  await app.db.updateTable('account').set({ password_hash: reset }).where('id', '=', id).execute()
  expect(await changing).toMatchObject({ code: 'wrong-password' })
  await app.signInAs({ account, password: 'what supersuper has set' })
})
