import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSettled } from './use-settled.ts'

test('keeps the last settled value while the next one is not settled', () => {
  const { result, rerender } = renderHook(({ value, isSettled }) => useSettled(value, isSettled), {
    initialProps: { value: 0, isSettled: true },
  })
  rerender({ value: 50, isSettled: false })
  expect(result.current).toBe(0)
  rerender({ value: 50, isSettled: true })
  expect(result.current).toBe(50)
  rerender({ value: 100, isSettled: false })
  expect(result.current).toBe(50)
})
