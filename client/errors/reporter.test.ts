import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewErrorReport } from '#resources/error-reports/contract.ts'

/** The reports that were sent, and the server's next responses. */
let sent: NewErrorReport[]
let replies: Response[]

const problem = (status: number, members: object = {}) =>
  Response.json(
    { type: 'about:blank', title: '', status, code: 'too-many-attempts', ...members },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

/** A new copy of the modules, because they hold state. */
async function start() {
  const { useGlobal } = await import('#client/state/state.ts')
  useGlobal.setState({ isLogin: true, token: 'a token' })
  const { startReporter, useReported } = await import('./reporter.ts')
  const take = startReporter()
  return {
    take,
    useReported,
    useGlobal,
    report: (message: string) => take({ error: new Error(message), kind: 'uncaught' }),
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  sent = []
  replies = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return replies.shift() ?? Response.json({ id: 1, groupId: 7, state: 'open', count: 1 }, { status: 201 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const later = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

test('sends a report and tells which group it belongs to', async () => {
  const { report, useReported } = await start()
  report('broken')
  await later()
  expect(sent).toMatchObject([{ kind: 'uncaught', name: 'Error', message: 'broken', times: 1, page: 'shell' }])
  expect(useReported.getState().last).toMatchObject({ groupId: 7, message: 'broken' })
})

test('merges repeats of an error into one report with their count', async () => {
  const { take } = await start()
  const error = new Error('again and again')
  for (let count = 0; count < 500; count++) take({ error, kind: 'uncaught' })
  await later()
  expect(sent.map(({ times }) => times)).toEqual([1])
  await later(2_000)
  expect(sent.map(({ times }) => times)).toEqual([1, 499])
  await later(2_000)
  take({ error, kind: 'uncaught' })
  await later()
  expect(sent.map(({ times }) => times)).toEqual([1, 499, 1])
})

test('sends at most twenty reports a minute', async () => {
  const { report } = await start()
  for (let count = 0; count < 30; count++) {
    report(`error ${count}`)
    await later(100)
  }
  expect(sent).toHaveLength(20)
  await later(60_000)
  report('a minute later')
  await later()
  expect(sent).toHaveLength(21)
})

test('is quiet for as long as the server says, and never reports its own failure', async () => {
  const { report } = await start()
  replies = [problem(429, { retryAfterSeconds: 5 }), problem(500)]
  report('refused')
  await later()
  report('too early')
  await later(4_000)
  expect(sent).toHaveLength(1)
  await later(1_000)
  report('in time, but the server fails')
  await later()
  expect(sent).toHaveLength(2)
  await later(10_000)
  expect(sent).toHaveLength(2)
})

test('recognizes missing chunks, things that are not errors, and secrets', async () => {
  const { take } = await start()
  take({ error: new TypeError('Failed to fetch dynamically imported module: /a.js'), kind: 'render' })
  take({ error: 'only text, token=abc', kind: 'rejection' })
  await later()
  expect(sent).toMatchObject([
    { kind: 'chunk', name: 'TypeError' },
    { kind: 'rejection', name: 'string', message: 'only text, token=[secret]', stack: '' },
  ])
})

test('what waits when the session ends is not reported, whoever signs in next', async () => {
  const { report, useGlobal } = await start()
  const { useConnection } = await import('#client/api/connection.ts')
  const { endSession } = await import('#client/session/session.ts')
  useConnection.setState({ state: 'server-gone' })
  for (const message of ['of one operator', 'of the same one', 'of the same one']) report(message)
  endSession('signed-out')
  useGlobal.setState({ isLogin: true, token: 'another token' })
  report('of the next operator')
  useConnection.setState({ state: 'connected' })
  await later(10_000)
  expect(sent.map(({ message }) => message)).toEqual(['of the next operator'])
})

test('reports nothing without a session', async () => {
  const { report, useGlobal } = await start()
  useGlobal.setState({ isLogin: false })
  report('on the sign-in screen')
  await later(5_000)
  expect(sent).toEqual([])
})
