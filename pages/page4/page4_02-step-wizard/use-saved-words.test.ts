import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { useSavedWords } from './use-saved-words.ts'

afterEach(() => {
  vi.useRealTimers()
  useGlobal.setState({ time_zone: 'Asia/Taipei' })
})

/** What is said at a moment about something saved before it. */
function saidAt(now: string, savedAt: string) {
  vi.useFakeTimers({ now: Date.parse(now) })
  return renderHook(() => useSavedWords(savedAt)).result.current.replace(/\s/g, ' ')
}

test.each([
  ['Asia/Taipei', '2026-10-31T15:30:00Z', 'Saved at Oct 31, 2026, 23:30'],
  // Midnight in Taipei is not midnight in UTC.
  ['Asia/Taipei', '2026-10-31T16:30:00Z', 'Saved at 00:30'],
  ['Europe/London', '2026-10-31T16:30:00Z', 'Saved at 16:30'],
])('in %s, something saved at %s is said with its day if that was another', (zone, savedAt, words) => {
  useGlobal.setState({ time_zone: zone })
  expect(saidAt('2026-10-31T18:00:00Z', savedAt)).toBe(words)
})

test('something is just saved for a minute, also if the server’s clock is ahead', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-10-31T18:00:00Z') })
  const { result } = renderHook(() => useSavedWords('2026-10-31T18:00:05Z'))
  const first = result.current
  await act(() => vi.advanceTimersByTimeAsync(60_500))
  expect(result.current).toBe(first)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(result.current).not.toBe(first)
})
