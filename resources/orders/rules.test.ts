import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineTotal, MAX_LINES, MAX_QUANTITY, priceFor, repeatsIn, totalsOf } from './rules.ts'

test.each([
  [[], 0, 0],
  [[{ quantity: 1, unitPriceCents: 328_000 }], 328_000, 16_400],
  [
    [
      { quantity: 3, unitPriceCents: 68_000 },
      { quantity: 2, unitPriceCents: 108_000 },
    ],
    420_000,
    21_000,
  ],
  // 5% of 30 dollars is 1.50, which rounds up.
  [[{ quantity: 1, unitPriceCents: 3_000 }], 3_000, 200],
  [[{ quantity: 1, unitPriceCents: 2_900 }], 2_900, 100],
])('%j has a subtotal of %i and a tax of %i', (lines, subtotalCents, taxCents) => {
  expect(totalsOf(lines)).toEqual({ subtotalCents, taxCents, totalCents: subtotalCents + taxCents })
})

const cents = fc.integer({ min: 0, max: 50_000_000 })
const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: MAX_QUANTITY }), unitPriceCents: cents }), {
  maxLength: MAX_LINES,
})

test('lines and tax always add up to the total, in integers; the tax is in whole dollars, rounded half up', () => {
  fc.assert(
    fc.property(lines, order => {
      const { subtotalCents, taxCents, totalCents } = totalsOf(order)
      // Calculated again with BigInt, which loses no precision.
      const exact = order.reduce((sum, one) => sum + BigInt(one.quantity) * BigInt(one.unitPriceCents), 0n)
      expect(BigInt(subtotalCents)).toBe(exact)
      expect(order.map(lineTotal).reduce((sum, one) => sum + one, 0) + taxCents).toBe(totalCents)
      expect([subtotalCents, taxCents, totalCents].every(Number.isSafeInteger)).toBe(true)
      expect(BigInt(taxCents)).toBe(((exact * 5n + 5_000n) / 10_000n) * 100n)
    }),
  )
})

test('a person pays the price, a business nine tenths of it in whole dollars', () => {
  expect([priceFor('person', 328_050), priceFor('business', 328_000)]).toEqual([328_050, 295_200])
  fc.assert(
    fc.property(cents, price => {
      expect(BigInt(priceFor('business', price))).toBe(((BigInt(price) * 9n + 500n) / 1_000n) * 100n)
    }),
  )
})

test('reports a repeated product at the later line', () => {
  const of = (...ids: number[]) => repeatsIn(ids.map(productId => ({ productId })))
  expect([of(), of(1, 2), of(1, 2, 1, 1, 2)]).toEqual([[], [], [2, 3, 4]])
})
