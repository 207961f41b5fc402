import { expect, test } from 'vitest'
import { createRate, secondsLeft } from './rate.ts'

test('the rate is that of the last seconds', () => {
  let now = 0
  const rateOf = createRate(() => now)
  expect(rateOf(0)).toBeNull()
  now = 100
  expect(rateOf(50)).toBeNull()
  now = 1_000
  expect(rateOf(1_000)).toBe(1_000)
  // After a pause, older values count less and less.
  now = 9_000
  expect(rateOf(1_000)).toBe(0)
  now = 10_000
  expect(rateOf(3_000)).toBeCloseTo(2_000 / 9, 0)
})

test('estimates no time while nothing moves', () => {
  expect(secondsLeft(1_000, null)).toBeNull()
  expect(secondsLeft(1_000, 0)).toBeNull()
  expect(secondsLeft(1_001, 500)).toBe(3)
})
