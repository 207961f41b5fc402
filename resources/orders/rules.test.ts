import { expect, test } from 'vitest'
import { totalsOf } from './rules.ts'

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
  // 5% of 30 dollars is one and a half: half up.
  [[{ quantity: 1, unitPriceCents: 3_000 }], 3_000, 200],
  [[{ quantity: 1, unitPriceCents: 2_900 }], 2_900, 100],
])('%j comes to %i and %i of tax', (lines, subtotalCents, taxCents) => {
  expect(totalsOf(lines)).toEqual({ subtotalCents, taxCents, totalCents: subtotalCents + taxCents })
})
