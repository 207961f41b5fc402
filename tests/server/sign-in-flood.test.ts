import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOperations } from '#server/resources.ts'
import { insertAccount } from '#server/sessions/accounts.ts'
import { MAX_ADMITTED, MAX_WAITING } from '#server/sessions/hash-queue.ts'
import { ADMIN, createTestApp, listen, type TestApp } from '#tests/test-app.ts'

// The console behind a proxy on this machine, which forwards the address of the caller.

let app: TestApp
let url: string
let close: () => void
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: ['127.0.0.1', '10.0.0.0/8'] })
  const listening = await listen(app)
  url = `http://${listening.host}`
  close = listening.close
})
afterAll(async () => {
  close()
  await app.close()
})

const signIn = (forwardedFor: string, account = 'nobody', password = 'a guess') =>
  fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    body: JSON.stringify({ account, password }),
  })
const refusedRows = () => app.db.selectFrom('login').select('address').where('outcome', '=', 'refused').execute()
const attempts = async () => (await app.db.selectFrom('throttle').select('key').execute()).length

test('a flood of sign-ins: some are checked, the rest are refused before anything is written, and other requests succeed', async () => {
  const { token } = await app.signInAs(ADMIN)
  await app.db.deleteFrom('login').execute()
  const before = await attempts()
  let answered = 0
  const flood = Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const reply = await signIn(`198.51.100.${n}`, `guess-${n}`)
      answered++
      return reply
    }),
  )
  let served = 0
  while (answered < 200) {
    const reply = await fetch(`${url}/api/profile`, { headers: { authorization: `Bearer ${token}` } })
    expect(reply.status).toBe(200)
    served++
  }
  const replies = await flood
  const checked = replies.filter(({ status }) => status === 401).length
  const refused = replies.filter(({ status }) => status === 503)
  expect(checked + refused.length).toBe(200)
  // Some slots become free during the flood, but never enough for all of it.
  expect(checked).toBeGreaterThanOrEqual(MAX_ADMITTED + MAX_WAITING)
  expect(refused.length).toBeGreaterThan(0)
  for (const reply of refused) {
    expect(reply.headers.get('retry-after')).toBe('2')
    expect(await reply.json()).toMatchObject({ code: 'busy' })
  }
  // Each checked sign-in adds a line to the log and two throttle counts, for its account and its address. The others
  // write nothing.
  expect(await refusedRows()).toHaveLength(checked)
  expect((await attempts()) - before).toBe(checked * 2)
  expect(served).toBeGreaterThan(0)
})

test('a room of a hundred signs in at once from one address: nobody is refused, and afterwards it has all its free attempts', async () => {
  const { password_hash } = await app.db
    .selectFrom('account')
    .select('password_hash')
    .where('account', '=', ADMIN.account)
    .executeTakeFirstOrThrow()
  const people = Array.from({ length: 100 }, (_, n) => `room-${n}`)
  for (const account of people) await insertAccount(app.db, { account, name: account, password_hash })
  const statuses = await Promise.all(
    people.map(async account => (await signIn('192.0.2.100', account, ADMIN.password)).status),
  )
  expect(statuses.filter(status => status !== 201)).toEqual([])
  const left = await app.db.selectFrom('throttle').select('attempts').where('key', 'like', '%192.0.2.100').execute()
  expect(left).toEqual([{ attempts: 0 }])
})

test('behind trusted proxies, each address counts separately, and forged entries of X-Forwarded-For are ignored', async () => {
  await app.db.deleteFrom('login').execute()
  for (const forwarded of [
    '203.0.113.7',
    '1.1.1.1, 203.0.113.8',
    '1.1.1.1, 203.0.113.9, 10.1.2.3',
    '2001:db8:1:2:3:4:5:6',
    'nonsense',
    '10.0.0.9, 10.0.0.8',
  ])
    await signIn(forwarded, `behind ${forwarded}`)
  expect((await refusedRows()).map(row => row.address)).toEqual([
    '203.0.113.7',
    '203.0.113.8',
    '203.0.113.9',
    '2001:db8:1:2:3:4:5:6',
    '127.0.0.1',
    '10.0.0.9',
  ])
})

/** What a stranger guesses, by the endpoint that tells whether it was right. */
const GUESSES: Record<string, object> = {
  signIn: { account: 'nobody', password: 'a guess' },
  checkInvitation: { secret: 'a'.repeat(43) },
  acceptInvitation: { secret: 'a'.repeat(43), account: 'nobody', name: 'Nobody', password: 'a good password' },
  checkClass: { code: 'ABCDEF' },
  joinClass: { code: 'ABCDEF', account: 'nobody', name: 'Nobody', password: 'a good password' },
}
const toStrangers = (await findOperations()).filter(
  ({ endpoint: { needs, method } }) => needs === 'public' && method !== 'GET',
)

test.each(toStrangers.map(one => [one.id, one.endpoint.path] as const))(
  'addresses of one IPv6 network are counted together: %s',
  async (id, path) => {
    await app.db.deleteFrom('throttle').execute()
    for (const last of ['1', 'ffff']) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:7:7::${last}` }
      const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(GUESSES[id]) })
      expect([401, 404]).toContain(reply.status)
    }
    const rows = await app.db.selectFrom('throttle').select(['key', 'attempts']).execute()
    expect(rows.filter(({ key }) => key.includes(':address:'))).toEqual([
      { key: expect.stringMatching(/:2001:db8:7:7::\/64$/), attempts: 2 },
    ])
  },
)

test('X-Forwarded-For is ignored if the caller is not a trusted proxy', async () => {
  const bare = await createTestApp()
  const { host, close: closeBare } = await listen(bare)
  await bare.db.deleteFrom('login').execute()
  await fetch(`http://${host}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify({ account: 'nobody', password: 'a guess' }),
  })
  const rows = await bare.db.selectFrom('login').select('address').where('outcome', '=', 'refused').execute()
  expect(rows).toEqual([{ address: '127.0.0.1' }])
  closeBare()
  await bare.close()
})
