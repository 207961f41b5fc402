import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { isInterrupted } from '#client/api/interruption.ts'
import { queryClient } from '#client/api/query.ts'
import { useGlobal, useProfile } from '#client/state/state.ts'
import { STORED, storage } from '#client/state/storage.ts'
import { addToCounter, readCounters } from '#resources/counters/contract.ts'
import { readSession, type Session } from '#resources/sessions/contract.ts'
import { SANDBOX_HEADER } from '#shared/headers.ts'
import {
  adoptSession,
  endSession,
  followOtherTabs,
  goOn,
  leaveKeptPage,
  onSessionEnd,
  sessionQuery,
} from './session.ts'

const sessionIn = (id: string, account = 'ada'): Session => ({
  id: 1,
  account,
  email: `${account}@strive.example`,
  level: 'normal',
  permissions: [],
  role: null,
  preview: null,
  sandbox: { id, name: id, texts: 0 },
  look: null,
  hasDemoPassword: false,
  expiresAt: '2027-01-01T00:00:00Z',
})
const COUNTERS = { number: 20, array: [], version: 1 }
const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ type: '', title: '', status, code }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

// Records are stored in IndexedDB, which the test environment lacks.
vi.mock('./login-record.ts', () => ({ recordLogin: async () => {}, sendKeptLogins: async () => {} }))

/** The tokens of the calls to the counters. */
let asked: (string | null)[]
let live: Set<string>
/** Whether the old sandbox is gone when a new session returns to it. */
let isSandboxGone: boolean
let endings: string[]
let stop: () => void

async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null
  if (url === '/api/sessions/current/sandbox')
    return isSandboxGone ? problem(404, 'not-found') : Response.json(sessionIn('lunch'))
  if (url !== readCounters.path) return Response.json({}, { status: 503 })
  asked.push(token)
  return token !== null && live.has(token) ? Response.json(COUNTERS) : problem(401, 'session-ended')
}

beforeEach(() => {
  asked = []
  endings = []
  live = new Set()
  isSandboxGone = false
  vi.stubGlobal('fetch', vi.fn(answer))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  storage.write(STORED.token, 'old')
  storage.write(STORED.name, 'ada')
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'old' })
  useProfile.setState({ login: true })
  adoptSession(sessionIn('lunch'))
  const stops = [onSessionEnd(ending => endings.push(ending)), followOtherTabs()]
  stop = () => {
    for (const one of stops) one()
  }
})
afterEach(() => {
  stop()
  endSession('signed-out')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const signInAgain = (account = 'ada') => {
  live.add('new')
  return goOn({ token: 'new', session: sessionIn('main', account) })
}

test('a call that is refused at work waits for the next session, in the same sandbox, and is repeated', async () => {
  const call = api.call(readCounters)
  await expect.poll(isInterrupted).toBe(true)
  // Calls made meanwhile are not even sent.
  const later = api.call(readCounters)
  expect(storage.read(STORED.token)).toBeNull()
  expect(await signInAgain()).toBe(true)
  expect(await call).toEqual(COUNTERS)
  expect(await later).toEqual(COUNTERS)
  expect(asked).toEqual(['old', 'new', 'new'])
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.sandbox.id).toBe('lunch')
  expect(endings).toEqual([])
})

test('returns to the sandbox also after a long time', async () => {
  vi.useFakeTimers()
  // The query cache forgets what nothing on the screen reads.
  adoptSession(sessionIn('lunch'))
  await vi.advanceTimersByTimeAsync(3 * 3_600_000)
  vi.useRealTimers()
  const call = api.call(readCounters)
  await expect.poll(isInterrupted).toBe(true)
  expect(await signInAgain()).toBe(true)
  await call
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.sandbox.id).toBe('lunch')
})

test('a late response to an earlier request does not end the new session', async () => {
  let release = () => {}
  vi.mocked(fetch).mockImplementationOnce(async (_, init) => {
    await new Promise<void>(resolve => {
      release = resolve
    })
    return answer(readCounters.path, init)
  })
  const slow = api.call(readCounters)
  const quick = api.call(readCounters)
  await expect.poll(isInterrupted).toBe(true)
  await signInAgain()
  await quick
  release()
  expect(await slow).toEqual(COUNTERS)
  expect(isInterrupted()).toBe(false)
})

test('continues in main if the sandbox is gone, and does not repeat the refused call there', async () => {
  isSandboxGone = true
  const call = api.call(readCounters)
  call.catch(() => {})
  await expect.poll(isInterrupted).toBe(true)
  expect(await signInAgain()).toBe(true)
  await expect(call).rejects.toMatchObject({ code: 'session-ended' })
  expect(asked).toEqual(['old'])
  expect(await api.call(readCounters)).toEqual(COUNTERS)
})

test('another operator gets nothing of the page, and the refused call is not repeated as them', async () => {
  const call = api.call(readCounters)
  call.catch(() => {})
  await expect.poll(isInterrupted).toBe(true)
  expect(await signInAgain('eve')).toBe(false)
  await expect(call).rejects.toMatchObject({ code: 'session-ended' })
  expect(asked).toEqual(['old'])
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeUndefined()
  expect(useGlobal.getState()).toMatchObject({ isLogin: false, user: '', token: null })
})

test('forgets the page when it is left, and when its operator signs out in another tab', async () => {
  void api.call(readCounters).catch(() => {})
  await expect.poll(isInterrupted).toBe(true)
  leaveKeptPage()
  expect(endings).toEqual(['signed-out'])
  expect(isInterrupted()).toBe(false)
})

test('keeps nothing if the session was never confirmed', async () => {
  useProfile.setState({ login: false })
  await expect(api.call(readCounters)).rejects.toMatchObject({ code: 'session-ended' })
  expect(endings).toEqual(['ended'])
})

test('a write names the sandbox of this tab, and a refusal because of it reads the session again', async () => {
  const sent: Headers[] = []
  vi.mocked(fetch).mockImplementation(async (url, init) => {
    sent.push(new Headers(init?.headers))
    return url === readSession.path ? Response.json(sessionIn('dinner')) : problem(409, 'sandbox-changed')
  })
  const call = api.call(addToCounter, { body: { target: 'number', by: 1 } })
  await expect(call).rejects.toMatchObject({ code: 'sandbox-changed' })
  await expect.poll(() => useGlobal.getState().sandboxId).toBe('dinner')
  expect(sent.map(headers => headers.get(SANDBOX_HEADER))).toEqual(['lunch', null])
})
