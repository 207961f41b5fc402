import { expect, test } from 'vitest'
import { issueOf, raisedBy } from './rules.ts'

test('raises and lowers a price in whole dollars, rounded half up, never below one', () => {
  expect([10, -10, 0, 33].map(percent => raisedBy(percent, 150_000))).toEqual([165_000, 135_000, 150_000, 199_500])
  expect(raisedBy(5, 1_050)).toBe(1_100)
  expect(raisedBy(10, 500)).toBe(600)
  expect(raisedBy(-99, 5_000)).toBe(100)
})

test('returns the issue of a cell, with the bound that the value exceeds', () => {
  expect(issueOf('nameZh', '')).toEqual({ code: 'required' })
  expect(issueOf('nameEn', 'x'.repeat(81))).toEqual({ code: 'too-long', bound: 80 })
  expect(issueOf('priceCents', 99)).toEqual({ code: 'too-small', bound: 100 })
  expect(issueOf('stock', 100_000)).toEqual({ code: 'too-big', bound: 99_999 })
  expect(issueOf('stock', '7')).toEqual({ code: 'int' })
  expect([issueOf('stock', 0), issueOf('nameEn', 'Tent'), issueOf('priceCents', 12_345)]).toEqual([null, null, null])
})
