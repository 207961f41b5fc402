import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useConnection } from '#client/api/connection.ts'
import { refuse } from '#shared/errors.ts'
import { persist } from './persist.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  useConnection.setState({ state: 'connected' })
})
const onOffline = () => {}

const busy = () => refuse('unavailable')
function failing(times: number, error: () => Error) {
  let calls = 0
  const act = vi.fn(async () => {
    if (calls++ < times) throw error()
    return 'done'
  })
  return act
}

test('retries temporary failures with growing delays', async () => {
  const waits: number[] = []
  const act = failing(3, busy)
  const done = persist(act, { signal: new AbortController().signal, onOffline, onRetry: waitMs => waits.push(waitMs) })
  await vi.runAllTimersAsync()
  expect(await done).toBe('done')
  expect(waits).toEqual([500, 1_000, 2_000])
})

test('respects the server’s Retry-After up to a limit', async () => {
  const waits: number[] = []
  const onRetry = (waitMs: number) => waits.push(waitMs)
  const { signal } = new AbortController()
  const first = persist(
    failing(1, () => refuse('maintenance', { retryAfterSeconds: 3 })),
    { signal, onOffline, onRetry },
  )
  const second = persist(
    failing(1, () => refuse('maintenance', { retryAfterSeconds: 900 })),
    { signal, onOffline, onRetry },
  )
  await vi.runAllTimersAsync()
  await Promise.all([first, second])
  expect(waits).toEqual([3_000, 30_000])
})

test('gives up after five attempts, and at once if a retry is useless', async () => {
  const { signal } = new AbortController()
  const stubborn = failing(9, busy)
  const given = expect(persist(stubborn, { signal, onOffline, onRetry: () => {} })).rejects.toMatchObject({
    code: 'unavailable',
  })
  await vi.runAllTimersAsync()
  await given
  expect(stubborn).toHaveBeenCalledTimes(6)
  const vain = failing(1, () => refuse('quota-exceeded'))
  await expect(persist(vain, { signal, onOffline, onRetry: () => {} })).rejects.toMatchObject({
    code: 'quota-exceeded',
  })
  expect(vain).toHaveBeenCalledTimes(1)
})

test('pausing ends the wait at once', async () => {
  const controller = new AbortController()
  const act = failing(1, busy)
  const ended = expect(
    persist(act, { signal: controller.signal, onOffline, onRetry: () => controller.abort(new Error('paused')) }),
  ).rejects.toThrow('paused')
  await vi.advanceTimersByTimeAsync(0)
  await ended
  expect(act).toHaveBeenCalledTimes(1)
})

test('without a connection, waits until it is back, and then begins to count anew', async () => {
  const { signal } = new AbortController()
  const offline = vi.fn()
  const act = failing(8, () => refuse('unavailable'))
  const done = persist(act, { signal, onRetry: () => {}, onOffline: offline })
  await vi.advanceTimersByTimeAsync(0)
  useConnection.setState({ state: 'server-gone' })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(act).toHaveBeenCalledTimes(1)
  expect(offline).toHaveBeenCalledTimes(1)
  useConnection.setState({ state: 'connected' })
  await vi.advanceTimersByTimeAsync(5_000)
  useConnection.setState({ state: 'offline' })
  await vi.advanceTimersByTimeAsync(60_000)
  useConnection.setState({ state: 'connected' })
  await vi.runAllTimersAsync()
  expect(await done).toBe('done')
})

test('pausing ends the wait for the connection', async () => {
  const controller = new AbortController()
  const { signal } = controller
  useConnection.setState({ state: 'offline' })
  const ended = expect(persist(failing(1, busy), { signal, onRetry: () => {}, onOffline })).rejects.toThrow('paused')
  await vi.advanceTimersByTimeAsync(60_000)
  controller.abort(new Error('paused'))
  await ended
})
