import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { sessionsQuery } from './sessions.ts'
import { NEAR_MS, useCountdown } from './use-countdown.ts'

const MINUTE = 60_000
const refetch = vi.fn(async () => {})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  refetch.mockClear()
  const spy = vi.spyOn(queryClient, 'refetchQueries').mockImplementation(refetch)
  return () => {
    spy.mockRestore()
    vi.useRealTimers()
  }
})
/** Minute by minute, because a timer may begin the next one only when React has rendered. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= MINUTE) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, MINUTE)))
}
function open(endsInMs: number) {
  const startMs = Date.now()
  const { result, rerender, unmount } = renderHook((endMs: number) => useCountdown(endMs), {
    initialProps: startMs + endsInMs,
  })
  return { age: () => result.current - startMs, rerender, unmount, startMs }
}

test('within ten minutes of the end, the time moves by the second', async () => {
  const { age } = open(NEAR_MS - 1)
  await pass(3_000)
  expect([age(), refetch.mock.calls]).toEqual([3_000, []])
})

test('an end that is hours away is counted down, too, once it is near, without asking the server', async () => {
  const { age } = open(120 * MINUTE)
  await pass(109 * MINUTE)
  expect(age()).toBe(100 * MINUTE)
  await pass(MINUTE + 5_000)
  expect([age(), refetch.mock.calls]).toEqual([110 * MINUTE + 5_000, []])
})

test('when the end has passed, the list is read again until it names the next one', async () => {
  const { rerender, startMs } = open(5_000)
  await pass(5_000)
  expect(refetch).not.toHaveBeenCalled()
  await pass(2_000)
  expect(refetch.mock.calls).toEqual([[sessionsQuery], [sessionsQuery]])
  rerender(startMs + 60 * MINUTE)
  await pass(10_000)
  expect(refetch).toHaveBeenCalledTimes(2)
})

test('without a session, and after leaving, no timer runs', async () => {
  open(Number.POSITIVE_INFINITY)
  expect(vi.getTimerCount()).toBe(0)
  const { unmount } = open(5_000)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
