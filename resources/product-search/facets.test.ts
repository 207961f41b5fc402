import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Product } from '#resources/products/contract.ts'
import { EXAMPLE } from '#resources/products/example.ts'
import { type Chosen, countFacets, passes } from './facets.ts'
import { FACET_VALUES, FACETS, facetsOf } from './rules.ts'

const anyProduct = fc.record({
  id: fc.nat(),
  category: fc.constantFrom(...FACET_VALUES.category.slice(0, 3)),
  priceCents: fc.integer({ min: 0, max: 900_000 }),
  stock: fc.nat(20),
  discontinuedAt: fc.constantFrom(null, EXAMPLE.updatedAt),
})
const anyChosen: fc.Arbitrary<Chosen> = fc.record({
  category: fc.subarray([...FACET_VALUES.category]),
  price: fc.subarray([...FACET_VALUES.price]),
  stock: fc.subarray([...FACET_VALUES.stock]),
  range: fc.subarray([...FACET_VALUES.range]),
})

test('the count of a value is what selecting only it in its facet finds, with the others unchanged', () => {
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 30 }), anyChosen, (rows, chosen) => {
      const all: Product[] = rows.map(row => ({ ...EXAMPLE, name: { en: '', zh: '' }, ...row }))
      const counts = countFacets(all, chosen)
      for (const facet of FACETS) {
        const wanted: readonly string[] = chosen[facet]
        for (const { value, count } of counts[facet])
          expect(all.filter(one => passes(one, { ...chosen, [facet]: [value] }))).toHaveLength(count)
        // The values of a facet are combined with OR, so their counts add up to the total.
        const sum = counts[facet].filter(({ value }) => wanted.length === 0 || wanted.includes(value))
        expect(sum.reduce((total, { count }) => total + count, 0)).toBe(all.filter(one => passes(one, chosen)).length)
      }
    }),
  )
})

test.each([
  [99_999, 'under-1000'],
  [100_000, '1000-3000'],
  [299_999, '1000-3000'],
  [600_000, '6000-up'],
])('%i cents are in the range %s', (priceCents, band) => expect(facetsOf({ ...EXAMPLE, priceCents }).price).toBe(band))

test.each([
  [0, 'gone'],
  [1, 'low'],
  [10, 'low'],
  [11, 'enough'],
])('with %i left of a product that is reordered at 10, its stock is %s', (stock, state) =>
  expect(facetsOf({ ...EXAMPLE, stock, reorderAt: 10 }).stock).toBe(state),
)
