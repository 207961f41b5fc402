import { expect, test } from 'vitest'
import { faultOf, raisedBy } from './rules.ts'

test('a price is raised and lowered in whole dollars, half up, and never below one', () => {
  expect([10, -10, 0, 33].map(percent => raisedBy(percent, 150_000))).toEqual([165_000, 135_000, 150_000, 199_500])
  expect(raisedBy(5, 1_050)).toBe(1_100)
  expect(raisedBy(10, 500)).toBe(600)
  expect(raisedBy(-99, 5_000)).toBe(100)
})

test('a cell says what is against its value, and the bound that it broke', () => {
  expect(faultOf('nameZh', '')).toEqual({ code: 'required' })
  expect(faultOf('nameEn', 'x'.repeat(81))).toEqual({ code: 'too_long', bound: 80 })
  expect(faultOf('priceCents', 99)).toEqual({ code: 'too_small', bound: 100 })
  expect(faultOf('stock', 100_000)).toEqual({ code: 'too_big', bound: 99_999 })
  expect(faultOf('stock', '7')).toEqual({ code: 'int' })
  expect([faultOf('stock', 0), faultOf('nameEn', 'Tent'), faultOf('priceCents', 12_345)]).toEqual([null, null, null])
})
