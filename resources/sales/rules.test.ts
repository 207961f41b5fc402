import { expect, test } from 'vitest'
import { measured } from './rules.ts'

const TOTAL = { orders: 10, cents: 1_000 }

test('an average is rounded to the nearest cent, and there is none without orders', () => {
  expect(measured({ orders: 3, cents: 500 }, 'average', TOTAL)).toBe(167)
  expect(measured({ orders: 3, cents: 499 }, 'average', TOTAL)).toBe(166)
  expect(measured({ orders: 0, cents: 0 }, 'average', TOTAL)).toBeNull()
})

test('a share is a fraction of the total, and there is none of nothing', () => {
  expect(measured({ orders: 1, cents: 250 }, 'share', TOTAL)).toBe(0.25)
  expect(measured({ orders: 0, cents: 0 }, 'share', { orders: 0, cents: 0 })).toBeNull()
})
