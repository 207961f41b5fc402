import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendAllowed, sendEarly, takeEarly } from './early-reads.ts'

const ME = { token: 'mine', page: 'page3_01' }
const URL = '/api/members?limit=50'
const request = (headers: Record<string, string> = {}): RequestInit => ({
  method: 'GET',
  headers: { authorization: 'Bearer mine', 'x-strive-page': 'page3_01', 'x-request-id': 'another', ...headers },
})
const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('[]'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetch)
  fetch.mockClear()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is taken by the request that equals it, once', async () => {
  sendEarly([URL], ME)
  const [, sent] = fetch.mock.calls[0] ?? []
  const taken = takeEarly(URL, request())
  expect(await (await taken?.reply)?.text()).toBe('[]')
  expect(new Headers(sent?.headers).get('x-request-id')).toBe(taken?.requestId)
  expect(takeEarly(URL, request())).toBeUndefined()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it.each<[string, string, RequestInit]>([
  ['another token', URL, request({ authorization: 'Bearer theirs' })],
  ['no token', URL, { method: 'GET', headers: { 'x-strive-page': 'page3_01' } }],
  ['another page', URL, request({ 'x-strive-page': 'page3_02' })],
  ['a condition', URL, request({ 'if-none-match': '"1"' })],
  ['another URL', '/api/members?limit=51', request()],
  ['a write', URL, { ...request(), method: 'POST' }],
  ['a read that must be fresh', URL, { ...request(), cache: 'reload' }],
])('is not taken by a request with %s', (_, url, init) => {
  sendEarly([URL], ME)
  expect(takeEarly(url, init)).toBeUndefined()
})

it('is dropped if nobody takes it within five seconds', () => {
  sendEarly([URL], ME)
  vi.advanceTimersByTime(5_000)
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  expect(takeEarly(URL, request())).toBeUndefined()
})

it('ends with the request that has taken it', () => {
  sendEarly([URL], ME)
  const stop = new AbortController()
  takeEarly(URL, { ...request(), signal: stop.signal })
  stop.abort()
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})

it('is not sent for what the app has read itself by then', async () => {
  fetch.mockImplementation(async url => Response.json(url === '/session' ? { permissions: [] } : { timeZone: 'UTC' }))
  sendEarly(['/session', '/profile'], ME)
  expect(takeEarly(URL, request())).toBeUndefined()
  await sendAllowed([`signed-in|${URL}`, 'signed-in|/api/teams'], ['/session', '/profile'], ME)
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/session', '/profile', '/api/teams'])
})
