import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addLogin } from '#resources/login-log/contract.ts'
import { listMembers, readMember } from '#resources/members/contract.ts'
import { readProfile, updateProfile } from '#resources/profile/contract.ts'
import { forkSandbox, takeSnapshot } from '#resources/sandboxes/contract.ts'
import { readSession } from '#resources/sessions/contract.ts'
import { ADMIN, createTestApp, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { clearTraffic, listTraffic, openReplaySession, readTraffic, type TrafficFilter } from './contract.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>
let app: TestApp
let me: Client
let colleague: Client
beforeAll(async () => {
  app = await createTestApp()
  ;[me, colleague] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
})
beforeEach(async () => {
  await me.call(clearTraffic)
  await colleague.call(clearTraffic)
})
afterAll(() => app.close())

const list = (query: TrafficFilter & { limit?: number; cursor?: string } = {}, who = me) =>
  who.call(listTraffic, { query })
const send = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  app.request(path, { ...init, headers: { authorization: `Bearer ${me.token}`, ...init.headers } })
const idOf = async (filter: TrafficFilter) => (await list(filter)).rows[0]?.id ?? 0
const read = (requestId: string | number) => me.call(readTraffic, { params: { requestId: String(requestId) } })

test('a request is logged immediately, with all fields', async () => {
  const reply = await send('/api/members?limit=3', { headers: { 'user-agent': 'curl/8.5.0' } })
  const text = await reply.text()
  const { rows, count, next } = await list()
  expect({ count, next }).toEqual({ count: { value: 1, isCapped: false }, next: null })
  expect(rows[0]).toMatchObject({
    requestId: reply.headers.get('x-request-id'),
    method: 'GET',
    path: '/api/members?limit=3',
    endpoint: 'listMembers',
    status: 200,
    requestBytes: 0,
    replyBytes: Buffer.byteLength(text),
    fault: null,
    page: null,
    agent: 'curl/8.5.0',
    sandboxId: 'main',
    sessionId: me.session.id,
    keyName: null,
  })
  expect(rows[0]?.durationMs).toBeGreaterThan(0)
  // The session, the page and the count.
  expect(rows[0]?.queryCount).toBe(3)
})

test('returns a request with headers and bodies, by its number or X-Request-Id', async () => {
  const body = JSON.stringify({ nonsense: '練習' })
  const reply = await send('/loginLog', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const problem = await reply.json()
  const id = await idOf({ endpoint: 'addLogin' })
  const entry = await read(id)
  expect(entry).toMatchObject({
    id,
    status: 400,
    requestBytes: Buffer.byteLength(body),
    requestBody: body,
    isRequestCut: false,
    requestHeaders: { 'content-type': 'application/json', authorization: '[secret]' },
    replyHeaders: { 'content-type': 'application/problem+json' },
  })
  expect(JSON.parse(entry.replyBody ?? '')).toEqual(problem)
  expect(await read(problem.requestId)).toEqual(entry)
})

test('logs refusals, too: 403, 404, 415, 413 and 412', async () => {
  const json = { 'content-type': 'application/json' }
  await send('/api/live/channel-tickets', { method: 'POST' })
  await send('/api/members/999999')
  await send('/api/profile', { method: 'PATCH', headers: { 'content-type': 'text/plain' }, body: 'name=x' })
  await send('/api/profile', { method: 'PATCH', headers: json, body: `{"name":"${'x'.repeat(300_000)}"}` })
  await send('/api/profile', { method: 'PATCH', headers: { ...json, 'if-match': '"99"' }, body: '{"name":"x"}' })
  const { rows } = await list()
  expect(rows.map(row => row.status).reverse()).toEqual([403, 404, 415, 413, 412])
  expect((await read(rows[2]?.id ?? 0)).requestBody).toBe('name=x')
  expect(await read(rows[1]?.id ?? 0)).toMatchObject({ requestBody: null, isRequestCut: false })
})

test('does not log requests without a session, nor requests for the log itself', async () => {
  await app.request('/api/members')
  await app.request('/api/members', { headers: { authorization: 'Bearer forged' } })
  await list()
  await refusalOf(read(1))
  expect((await list()).rows).toEqual([])
})

test('hides the requests of other operators, and does not clear them', async () => {
  await me.call(readProfile)
  await colleague.call(readProfile)
  const [mine, theirs] = [await list(), await list({}, colleague)]
  expect([mine.rows.length, theirs.rows.length]).toEqual([1, 1])
  for (const id of [theirs.rows[0]?.id, theirs.rows[0]?.requestId])
    expect(await refusalOf(read(id ?? ''))).toMatchObject({ status: 404, code: 'not-found' })
  await me.call(clearTraffic)
  expect((await list()).rows).toEqual([])
  expect((await list({}, colleague)).rows).toHaveLength(1)
})

test('filters by method, endpoint, status, page, client, fault, text and time', async () => {
  const begun = new Date().toISOString()
  await send('/api/profile', { headers: { 'x-strive-page': 'page3_02' } })
  await send('/api/members/999999')
  await send('/api/members?search=100%25!')
  await send('/api/profile', { method: 'PATCH', headers: { 'x-practice-fault': 'status=503' } })
  const found = async (filter: TrafficFilter) => (await list(filter)).rows.map(row => row.status)
  expect(await found({ method: 'PATCH' })).toEqual([503])
  expect(await found({ endpoint: 'listMembers' })).toEqual([200])
  expect(await found({ status: '404' })).toEqual([404])
  expect(await found({ status: '5xx' })).toEqual([503])
  expect(await found({ status: 'cut' })).toEqual([])
  await send('/api/roles', { headers: { 'x-practice-fault': 'status=500' } })
  expect(await found({ status: '4xx' })).toEqual([404])
  expect(await found({ status: '5xx' })).toEqual([500, 503])
  await app.db.deleteFrom('traffic').where('status', '=', 500).execute()
  expect(await found({ page: 'page3_02' })).toEqual([200])
  expect(await found({ client: 'console' })).toEqual([200])
  expect(await found({ client: 'other' })).toHaveLength(3)
  expect(await found({ isFaulted: true })).toEqual([503])
  expect(await found({ text: 'MEMBERS?' })).toEqual([200])
  expect(await found({ text: '100%' })).toEqual([200])
  expect(await found({ text: '1__%' })).toEqual([])
  // The sign that makes the others literal is literal, too.
  expect(await found({ text: '%25!' })).toEqual([200])
  expect(await found({ from: begun })).toHaveLength(4)
  expect(await found({ to: begun })).toEqual([])
  expect(await found({ after: await idOf({ endpoint: 'listMembers' }) })).toEqual([503])
})

test('pages by cursor, newest first, while others are added', async () => {
  for (let n = 0; n < 5; n++) await me.call(readProfile)
  const first = await list({ limit: 2 })
  await me.call(readSession)
  const second = await list({ limit: 2, cursor: first.next ?? '' })
  const ids = [...first.rows, ...second.rows].map(row => row.id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
  expect(ids).toHaveLength(4)
})

test.each([{ status: '6xx' }, { status: 'ok' }, { limit: 0 }, { cursor: 'x' }, { after: -1 }])(
  'refuses the query %j',
  async query => {
    expect(await refusalOf(list(query))).toMatchObject({ status: 400, code: 'invalid-input' })
  },
)

test('a replay has its own session: in the other sandbox, at the same level, for 30 seconds', async () => {
  const sandbox = await me.call(forkSandbox, { body: { name: 'elsewhere' } })
  const { token, expiresAt } = await me.call(openReplaySession, { body: { sandboxId: sandbox.id } })
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(30_000)
  const there = app.as(token)
  expect((await there.call(readSession)).sandbox.id).toBe(sandbox.id)
  expect((await me.call(readSession)).sandbox.id).toBe('main')
  await there.call(listMembers, { query: {} })
  expect((await list({ endpoint: 'listMembers' })).rows[0]?.sandboxId).toBe(sandbox.id)
  await app.db
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() - 1).toISOString() })
    .where('sandbox_id', '=', sandbox.id)
    .execute()
  expect(await refusalOf(there.call(listMembers, { query: {} }))).toMatchObject({ code: 'session-ended' })
})

test('refuses to replay in another operator’s or a frozen sandbox', async () => {
  const theirs = await colleague.call(forkSandbox, { body: { name: 'theirs' } })
  const own = await me.call(forkSandbox, { body: { name: 'own' } })
  const frozen = await me.call(takeSnapshot, { params: { sandboxId: own.id }, body: { name: 'frozen' } })
  for (const sandboxId of [theirs.id, frozen.id, 'none'])
    expect(await refusalOf(me.call(openReplaySession, { body: { sandboxId } }))).toMatchObject({ code: 'not-found' })
})

test('keeps up to 16 KB of a body, cut between two characters, and marks it', async () => {
  const address = '練'.repeat(7_000)
  await refusalOf(me.call(updateProfile, { headers: { 'if-match': '"1"' }, body: { address } }))
  const { requestBody, isRequestCut, requestBytes } = await read(await idOf({ endpoint: 'updateProfile' }))
  expect(isRequestCut).toBe(true)
  expect(requestBytes).toBeGreaterThan(21_000)
  expect(Buffer.byteLength(requestBody ?? '')).toBeGreaterThan(16_380)
  expect(requestBody).toMatch(/^\{"address":"練+$/)
  await me.call(listMembers, { query: { limit: 200 } })
  expect(await read(await idOf({ endpoint: 'listMembers' }))).toMatchObject({ isReplyCut: true })
})

test('logs a request refused for an impossible length', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '99999999999999' }
  await send('/api/profile', { method: 'PATCH', headers, body: '{}' })
  expect(await read(await idOf({ status: '413' }))).toMatchObject({ requestBytes: 2 ** 31 - 1, requestBody: null })
})

test('replaces characters that the database cannot store', async () => {
  const headers = { 'content-type': 'application/json', 'if-match': '"1"' }
  await send('/api/profile', { method: 'PATCH', headers, body: '{"name":"a\0b' })
  expect((await read(await idOf({ method: 'PATCH' }))).requestBody).toBe('{"name":"a\ufffdb')
})

test('marks requests with their session, in any sandbox', async () => {
  const again = await app.signInAs(ADMIN)
  const { rows } = await again.call(listMembers, { query: { limit: 1 } })
  await again.call(readMember, { params: { memberId: rows[0]?.id ?? 0 } })
  expect(new Set((await list()).rows.map(row => row.sessionId))).toEqual(new Set([again.session.id]))
  await again.call(addLogin, { body: recordOf(again) })
  expect((await list()).rows[0]?.queryCount).toBeGreaterThanOrEqual(2)
})

const recordOf = ({ session: { account, email } }: Client) => ({
  id: 0 as const,
  user: account,
  email,
  level: 'normal' as const,
  LoginTime: '2026-11-20 01:02:03',
})
