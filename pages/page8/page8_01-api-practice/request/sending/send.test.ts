import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { endSession, sessionQuery } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { useDesk } from '#pages/page8/page8_01-api-practice/request/desk.ts'
import { blankValues, type Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { etagFor, send, sendInRun } from './send.ts'

vi.mock('#client/offline/offline-store.ts', () => ({ forgetOffline: async () => {}, unsentInTab: {} }))
vi.mock('#client/session/login-record.ts', () => ({ recordLogin: async () => {}, sendKeptLogins: async () => {} }))

const operation = (method: Operation['method'], path: string, id = `${method} ${path}`): Operation => ({
  ...{ id, resource: '', resourceTitle: { en: '', zh: '' }, method, path, summary: { en: '', zh: '' }, needs: '' },
  ...{ isPublic: false, params: null, query: null, headers: null, body: null, replies: {}, live: null },
})
const READ = operation('GET', '/api/members/{memberId}')
const CHANGE = operation('PATCH', '/api/members/{memberId}')
const LEAVE = operation('DELETE', '/api/sessions/{sessionId}')
const on = (memberId: number, more: Partial<Values> = {}): Values => ({
  ...blankValues(READ),
  params: { memberId },
  ...more,
})

type Exchange = { url: string; signal: AbortSignal; reply: (status: number, etag?: string) => void; cut: () => void }
/** What was sent and waits for an answer. */
let sent: Exchange[]
beforeEach(() => {
  sent = []
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  useDesk.setState({ drafts: {}, calls: {}, etags: {}, history: null })
  // Only its id is read.
  queryClient.setQueryData(sessionQuery.queryKey, { id: 5 } as never)
  vi.spyOn(api, 'exchange').mockImplementation((url, { signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(signal.reason))
    const headers = (etag?: string) => ({ 'content-type': 'text/plain', ...(etag && { etag }) })
    sent.push({
      url,
      // Each request of this page can be cancelled.
      signal: signal as AbortSignal,
      reply: (status, etag) => resolve(new Response(status === 204 ? null : 'x', { status, headers: headers(etag) })),
      cut: () => reject(new TypeError('cut')),
    })
    return promise
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})
const call = ({ id }: Operation) => useDesk.getState().calls[id]
const statusOf = (one: Operation) => {
  const now = call(one)
  return now?.state === 'answered' ? now.reply.status : now?.state === 'unanswered' ? now.why : now?.state
}

test('a request that is sent again takes the place of the one on its way, whichever way that ends', async () => {
  const first = send(READ, on(1))
  const second = send(READ, on(2))
  expect([sent[0]?.signal.aborted, sent[1]?.signal.aborted]).toEqual([true, false])
  await first
  expect(statusOf(READ)).toBe('sending')
  sent[1]?.reply(200)
  await second
  expect(statusOf(READ)).toBe(200)
})

test('requests of different endpoints do not get in each other’s way', async () => {
  const both = [send(READ, on(1)), send(CHANGE, on(1))]
  sent[1]?.reply(412)
  sent[0]?.reply(200)
  await Promise.all(both)
  expect([statusOf(READ), statusOf(CHANGE)]).toEqual([200, 412])
})

test('it says whether the operator has stopped a request, or nothing has answered', async () => {
  const lost = send(READ, on(1))
  sent[0]?.cut()
  await lost
  expect(statusOf(READ)).toBe('unreachable')
  const stopped = send(READ, on(1))
  const now = call(READ)
  if (now?.state === 'sending') now.abort()
  await stopped
  expect(statusOf(READ)).toBe('aborted')
})

test('the version of a row is that of the last response about it, whatever the query and the endpoint', async () => {
  const read = send(READ, on(1, { query: { fields: 'name' } }))
  sent[0]?.reply(200, '"3"')
  await read
  expect([etagFor(CHANGE, on(1)), etagFor(CHANGE, on(2))]).toEqual(['"3"', undefined])
  const changed = sendInRun(CHANGE, on(1), new AbortController().signal)
  sent[1]?.reply(200, '"4"')
  await changed
  const refused = send(CHANGE, on(1))
  sent[2]?.reply(422)
  await refused
  expect(etagFor(READ, on(1))).toBe('"4"')
})

test('of several at once, a response is shown if any has come', async () => {
  const some = send(READ, on(1, { times: 3 }))
  sent[0]?.cut()
  sent[1]?.cut()
  sent[2]?.reply(200)
  await some
  const now = call(READ)
  expect([sent.length, statusOf(READ), now?.state === 'answered' && now.race?.length]).toEqual([3, 200, 3])
  const none = send(READ, on(1, { times: 2 }))
  for (const { cut } of sent.slice(3)) cut()
  await none
  expect(statusOf(READ)).toBe('unreachable')
})

test('nothing that arrives after the session is shown to the next operator', async () => {
  const read = send(READ, on(1))
  endSession('signed-out')
  useGlobal.setState({ isLogin: true, user: 'ben', token: 'another token' })
  expect(sent[0]?.signal.aborted).toBe(true)
  await read
  expect(useDesk.getState()).toMatchObject({ calls: {}, etags: {} })
})

test('the own session ends with its request, unless that is refused or is sent as nobody', async () => {
  const own = (more: Partial<Values> = {}) => ({ ...blankValues(LEAVE), params: { sessionId: 5 }, ...more })
  const refused = send(LEAVE, own())
  await expect.poll(() => sent.length).toBe(1)
  sent[0]?.reply(403)
  await refused
  expect([statusOf(LEAVE), useGlobal.getState().isLogin]).toEqual([403, true])
  const anonymous = send(LEAVE, own({ isAnonymous: true }))
  sent[1]?.reply(204)
  await anonymous
  expect([statusOf(LEAVE), useGlobal.getState().isLogin]).toEqual([204, true])
  const ended = send(LEAVE, own())
  await expect.poll(() => sent.length).toBe(3)
  sent[2]?.reply(204)
  await ended
  expect(useGlobal.getState().isLogin).toBe(false)
})
