import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readProfile } from '#resources/profile/contract.ts'
import { hashPassword } from '#server/sessions/passwords.ts'
import { ADMIN, LEVEL_CODE, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import {
  endSession,
  endSessions,
  listSessions,
  readSession,
  setLevel,
  shortenSession,
  signIn,
  signOut,
} from './contract.ts'

const app = await openTestApp()
beforeEach(() => app.db.deleteFrom('throttle').execute())

/** However slow the machine is, no wait is over. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

const wrong = (account: string) => app.as().call(signIn, { body: { account, password: 'wrong' } })

test.each([ADMIN, OPERATOR])('S-AUTH-1: $account signs in with the demo password', async demo => {
  const { session, token } = await app.signInAs(demo)
  expect(session).toMatchObject({ account: demo.account, level: 'normal', hasDemoPassword: true })
  expect(session.email).toBe(`${demo.account}@strive.example`)
  expect(token).toMatch(/^[\w-]{43}$/)
})

test('says once that an account signs in for the first time, even if that session has ended', async () => {
  await app.db.deleteFrom('session').execute()
  const replies = []
  for (const demo of [OPERATOR, OPERATOR, ADMIN]) {
    const { account, password } = demo
    const { token, isFirst } = await app.as().call(signIn, { body: { account, password } })
    replies.push(isFirst)
    await app.as(token).call(signOut)
  }
  expect(replies).toEqual([true, false, true])
})

test('S-AUTH-2: the database holds neither password nor token', async () => {
  const { token } = await app.signInAs()
  const stored = JSON.stringify([
    await app.db.selectFrom('account').selectAll().execute(),
    await app.db.selectFrom('session').selectAll().execute(),
  ])
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(ADMIN.password)
  expect(stored).toContain('$argon2id$v=19$m=7168,t=5,p=1$')
})

test('refuses a wrong password and an unknown account with the same response, and logs both', async () => {
  await app.db.deleteFrom('login').execute()
  const refusals = [await refusalOf(wrong('admin')), await refusalOf(wrong('nobody-secret'))]
  for (const { requestId, instance, ...refusal } of refusals)
    expect(refusal).toEqual({
      type: '/problems/wrong-credentials',
      title: 'The account or password is incorrect.',
      status: 401,
      code: 'wrong-credentials',
    })
  const logged = await app.db.selectFrom('login').selectAll().where('outcome', '=', 'refused').orderBy('id').execute()
  expect(logged.map(row => [row.account, row.reason])).toEqual([
    ['admin', 'wrong-password'],
    // An unknown account name may be a mistyped password, so it is not stored.
    ['', 'unknown-account'],
  ])
  expect(JSON.stringify(await app.db.selectFrom('throttle').selectAll().execute())).not.toContain('nobody-secret')
})

test('S-AUTH-2: throttles guesses, returns when to retry, and counts simultaneous ones', async () => {
  const guess = () => Promise.all(Array.from({ length: 15 }, () => refusalOf(wrong('operator'))))
  const tries = await guess()
  const codes = tries.map(refusal => refusal.code)
  expect(codes.filter(code => code === 'wrong-credentials').length).toBeLessThanOrEqual(6)
  const slowed = tries.find(refusal => refusal.code === 'too-many-attempts')
  expect(slowed).toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) })
  // The right password has to wait as well, because otherwise the wait would confirm a guess. On a busy machine, the wait
  // may be over already, so it is tried after further guesses.
  const tryRight = async () => {
    await guess()
    const reply = await app.request('/api/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(OPERATOR),
    })
    return reply.status
  }
  await expect.poll(tryRight).toBe(429)
})

test('throttles per account: another account still signs in, and a success resets the count', async () => {
  for (let failures = 0; failures < 4; failures++) await refusalOf(wrong('admin'))
  await app.signInAs(ADMIN)
  for (let failures = 0; failures < 4; failures++)
    expect(await refusalOf(wrong('admin'))).toMatchObject({ code: 'wrong-credentials' })
  await app.signInAs(OPERATOR)
})

test('strangers can’t keep a browser out in which the account has signed in before, and it can’t guess more than they', async () => {
  stopClock()
  const attempt = (password: string, cookie?: string) =>
    app.request('/api/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ ...OPERATOR, password }),
    })
  const first = await attempt(OPERATOR.password)
  const header = first.headers.get('set-cookie') ?? ''
  expect(header).toMatch(/^strive-browser=[\w.-]+; Max-Age=31536000; Path=\/api\/sessions; HttpOnly; SameSite=Strict$/)
  const [cookie = ''] = header.split(';')

  for (let failures = 0; failures < 6; failures++) await attempt('a guess')
  expect((await attempt(OPERATOR.password)).status).toBe(429)
  const known = await attempt(OPERATOR.password, `theme=dark; ${cookie}`)
  expect([known.status, known.headers.get('set-cookie')]).toEqual([201, null])
  // A cookie that this server has not signed, or for another account, changes nothing.
  const [value = ''] = cookie.split('.')
  for (const forged of [`${value}.${'a'.repeat(43)}`, 'strive-browser=x', `${cookie}x`])
    expect((await attempt(OPERATOR.password, forged)).status, forged).toBe(429)
  for (let failures = 0; failures < 6; failures++) await attempt('a guess', cookie)
  expect((await attempt(OPERATOR.password, cookie)).status).toBe(429)
  await app.db.deleteFrom('throttle').execute()
  for (let failures = 0; failures < 6; failures++) await refusalOf(wrong('admin'))
  const other = await app.request('/api/sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(ADMIN),
  })
  expect(other.status).toBe(429)
})

test('returns 429 with Retry-After and RateLimit', async () => {
  stopClock()
  for (let failures = 0; failures < 6; failures++) await refusalOf(wrong('operator'))
  const reply = await app.request('/api/sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OPERATOR),
  })
  expect(reply.status).toBe(429)
  const wait = Number(reply.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(reply.headers.get('ratelimit')).toBe(`"too-many-attempts";r=0;t=${wait}`)
})

test('S-AUTH-6: signing out ends the session at once, and its token is refused', async () => {
  const me = await app.signInAs()
  expect(await me.call(readSession)).toMatchObject({ account: 'admin' })
  await me.call(signOut)
  expect(await refusalOf(me.call(readSession))).toMatchObject({ status: 401, code: 'session-ended' })
})

test('the account’s other windows hear of a session that begins and of one that signs out', async () => {
  const heard: { ids: (number | string)[]; accountId: number; sandboxId: string | null }[] = []
  const unsubscribe = app.services.bus.subscribe(event => {
    if (event.topic === 'rows' && event.entity === 'sessions') heard.push(event)
  })
  onTestFinished(unsubscribe)
  const me = await app.signInAs()
  // News of the tests before may still be on its way.
  const own = () => heard.filter(({ ids }) => ids.includes(me.session.id))
  const news = expect.objectContaining({ accountId: 1, sandboxId: null })
  await expect.poll(own).toEqual([news])
  await me.call(signOut)
  await expect.poll(own).toEqual([news, news])
})

test('S-AUTH-7: an expired session is refused, and using one extends it', async () => {
  const me = await app.signInAs()
  const past = new Date(Date.now() - 90_000).toISOString()
  const soon = new Date(Date.now() + 60_000).toISOString()
  const set = (times: { used_at?: string; expires_at: string }) =>
    app.db.updateTable('session').set(times).where('id', '=', me.session.id).execute()
  await set({ used_at: past, expires_at: soon })
  expect((await me.call(readSession)).expiresAt > soon).toBe(true)
  await set({ expires_at: past })
  expect(await refusalOf(me.call(readSession))).toMatchObject({ code: 'session-ended' })
})

test.each([undefined, '', 'forged', 'a'.repeat(43), '../../etc/passwd', "' or 1=1 --"])(
  'refuses the token %j',
  async token => {
    expect(await refusalOf(app.as(token).call(readProfile))).toMatchObject({ status: 401 })
  },
)

test('S-AUTH-5: the right code gives supersuper, any other gives normal, for this session only', async () => {
  const [me, other] = [await app.signInAs(), await app.signInAs()]
  expect(await me.call(setLevel, { body: { code: LEVEL_CODE } })).toMatchObject({
    level: 'supersuper',
    permissions: expect.arrayContaining(['channel:use']),
  })
  expect(await other.call(readSession)).toMatchObject({ level: 'normal' })
  expect(await me.call(setLevel, { body: { code: `${LEVEL_CODE} ` } })).toMatchObject({ level: 'normal' })
  expect((await me.call(readSession)).permissions).not.toContain('channel:use')
})

test('S-AUTH-5: the right code makes earlier wrong ones forgotten', async () => {
  const me = await app.signInAs(OPERATOR)
  const enter = async (code: string) => (await me.call(setLevel, { body: { code } })).level
  for (let turn = 0; turn < 3; turn++) {
    for (let tries = 0; tries < 4; tries++) expect(await enter('a guess')).toBe('normal')
    expect(await enter(LEVEL_CODE)).toBe('supersuper')
  }
})

test('S-AUTH-5: throttles wrong codes', async () => {
  const me = await app.signInAs()
  const codes = []
  for (let tries = 0; tries < 7; tries++) {
    const tried = me.call(setLevel, { body: { code: 'a guess' } })
    codes.push(
      await tried.then(
        session => session.level,
        error => error.code,
      ),
    )
  }
  expect(codes.slice(0, 5)).toEqual(Array(5).fill('normal'))
  expect(codes).toContain('too-many-attempts')
  expect(await refusalOf(me.call(setLevel, { body: { code: LEVEL_CODE } }))).toMatchObject({ status: 429 })
})

test('lists the active sessions of the account with their origin, and no others', async () => {
  const [me, phone, other] = [await app.signInAs(), await app.signInAs(), await app.signInAs(OPERATOR)]
  await me.call(endSessions)
  expect((await me.call(listSessions)).rows.map(row => row.id)).toEqual([me.session.id])
  expect(await refusalOf(phone.call(readSession))).toMatchObject({ code: 'session-ended' })
  const second = await app.signInAs()
  const { rows, count } = await me.call(listSessions)
  expect(count).toEqual({ value: 2, isCapped: false })
  expect(rows.find(row => row.id === me.session.id)).toMatchObject({
    isCurrent: true,
    address: 'in process',
    level: 'normal',
    sandbox: { id: 'main', name: 'main' },
    isFixed: false,
  })
  expect(rows.find(row => row.id === second.session.id)?.isCurrent).toBe(false)
  expect(await other.call(readSession)).toMatchObject({ account: 'operator' })
})

test('ends one, all others, or all, and returns 404 for those of other accounts', async () => {
  const [me, one, other] = [await app.signInAs(), await app.signInAs(), await app.signInAs(OPERATOR)]
  const end = (sessionId: number) => me.call(endSession, { params: { sessionId } })
  await end(one.session.id)
  expect(await refusalOf(one.call(readSession))).toMatchObject({ code: 'session-ended' })
  for (const id of [one.session.id, other.session.id, 10 ** 9])
    expect(await refusalOf(end(id))).toMatchObject({ status: 404 })
  expect(
    await refusalOf(me.call(shortenSession, { params: { sessionId: other.session.id }, body: { seconds: 30 } })),
  ).toMatchObject({ status: 404 })
  const [second, third] = [await app.signInAs(), await app.signInAs()]
  expect((await me.call(endSessions)).ended).toBeGreaterThanOrEqual(2)
  expect(await me.call(readSession)).toMatchObject({ account: 'admin' })
  const [fourth] = [await app.signInAs()]
  expect(await me.call(endSessions, { query: { all: true } })).toEqual({ ended: 2 })
  for (const who of [me, second, third, fourth])
    expect(await refusalOf(who.call(readSession))).toMatchObject({ code: 'session-ended' })
  expect(await other.call(readSession)).toMatchObject({ account: 'operator' })
})

test('a shortened session ends at that time even if it is used, and never later than before', async () => {
  const [me, phone] = [await app.signInAs(), await app.signInAs()]
  const shorten = (seconds: number) =>
    me.call(shortenSession, { params: { sessionId: phone.session.id }, body: { seconds } })
  expect(await shorten(30)).toMatchObject({ isFixed: true, secondsLeft: 30 })
  expect((await shorten(600)).secondsLeft).toBeLessThanOrEqual(30)
  // Using any other session this long after the last use would extend it.
  const past = new Date(Date.now() - 90_000).toISOString()
  await app.db.updateTable('session').set({ used_at: past }).where('id', '=', phone.session.id).execute()
  const { expiresAt } = await phone.call(readSession)
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(30_000)
  await app.db.updateTable('session').set({ expires_at: past }).where('id', '=', phone.session.id).execute()
  expect(await refusalOf(phone.call(readSession))).toMatchObject({ code: 'session-ended' })
  expect(await refusalOf(shorten(30))).toMatchObject({ status: 404 })
})

test('a password that is replaced while it is checked signs nobody in any more', async () => {
  const own = app.db.updateTable('account').where('account', '=', OPERATOR.account)
  const row = await app.db.selectFrom('account').selectAll().where('account', '=', OPERATOR.account).executeTakeFirst()
  const sessions = async () => (await app.db.selectFrom('session').select('id').execute()).length
  const before = await sessions()
  const another = await hashPassword('correct horse battery')
  const signingIn = refusalOf(app.signInAs(OPERATOR))
  const attempts = app.db.selectFrom('throttle').select('key')
  await expect.poll(async () => (await attempts.execute()).length, { interval: 1 }).toBeGreaterThan(0)
  await own.set({ password_hash: another }).execute()
  expect(await signingIn).toMatchObject({ code: 'wrong-credentials' })
  expect(await sessions()).toBe(before)
  await own.set({ password_hash: row?.password_hash ?? '' }).execute()
})
