import { expect, test } from 'vitest'
import { progressOf, remainingMs } from './rules.ts'

const AT = '2026-10-31T08:00:00.000Z'
const LATER = '2026-10-31T08:00:10.000Z'

test('estimates the remaining time by the speed since the last start', () => {
  const job = { done: 600, total: 1_000, startedAt: AT, startedFrom: 500, updatedAt: LATER }
  expect(remainingMs(job)).toBe(40_000)
  expect(remainingMs({ ...job, startedFrom: 600 })).toBeNull()
  expect(remainingMs({ ...job, total: null })).toBeNull()
})

test('progress stays between 0 and 1', () => {
  expect([0, 5, 10, 11].map(done => progressOf({ done, total: 10 }))).toEqual([0, 0.5, 1, 1])
  expect(progressOf({ done: 0, total: 0 })).toBe(1)
  expect(progressOf({ done: 3, total: null })).toBe(0)
})
