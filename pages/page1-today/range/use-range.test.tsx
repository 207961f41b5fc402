import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useRange } from './use-range.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:59:30.000Z') })
  useGlobal.setState({ time_zone: 'Asia/Taipei' })
})
afterEach(() => vi.useRealTimers())

test('“today” is another day after midnight in the operator’s zone', () => {
  let renders = 0
  const { result } = renderHook(
    () => {
      renders++
      return useRange().days
    },
    { wrapper: pageAt('/page1?range=today') },
  )
  expect(result.current).toMatchObject({ from: '2026-11-21', to: '2026-11-21' })
  act(() => vi.advanceTimersByTime(60_000))
  expect(result.current).toMatchObject({ from: '2026-11-22', to: '2026-11-22' })
  // React may render once more before it knows that nothing changes. After that, nothing renders until the next day.
  act(() => vi.advanceTimersByTime(60_000))
  const before = renders
  act(() => vi.advanceTimersByTime(600_000))
  expect(renders).toBe(before)
})
