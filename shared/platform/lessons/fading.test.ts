import { expect, test } from 'vitest'
import { fadesAt, hasFaded } from './fading.ts'

const at = (day: number, ms = 0) => new Date(Date.UTC(2026, 0, day) + ms).toISOString()
const now = (day: number, ms = 0) => Date.parse(at(day, ms))

test('a task fades exactly seven days after it was solved; one that was never solved, never', () => {
  expect(hasFaded([], now(400))).toBe(false)
  expect(fadesAt([])).toBeNull()
  expect(hasFaded([at(1)], now(8, -1))).toBe(false)
  expect(hasFaded([at(1)], now(8))).toBe(true)
})

test('each repeat of a faded task doubles the days', () => {
  const twice = [at(1), at(8)]
  expect(hasFaded(twice, now(22, -1))).toBe(false)
  expect(hasFaded(twice, now(22))).toBe(true)
  const thrice = [...twice, at(40)]
  expect(hasFaded(thrice, now(68, -1))).toBe(false)
  expect(hasFaded(thrice, now(68))).toBe(true)
})

test('solving it again before it fades doubles nothing, and begins the same days anew', () => {
  const early = [at(1), at(8, -1)]
  expect(hasFaded(early, now(15, -2))).toBe(false)
  expect(hasFaded(early, now(15, -1))).toBe(true)
  expect(fadesAt([at(1), at(8), at(10)])).toBe(now(24))
})
