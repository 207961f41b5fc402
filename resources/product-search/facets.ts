import type { Product } from '#resources/products/contract.ts'
import { FACET_VALUES, FACETS, type Facet, facetsOf } from './rules.ts'

export type Chosen = { [F in Facet]: readonly (typeof FACET_VALUES)[F][number][] }

/** Whether a product has a selected value in every facet, except one if given. */
export function passes(product: Product, chosen: Chosen, except?: Facet): boolean {
  const values = facetsOf(product)
  return FACETS.every(facet => {
    const wanted: readonly string[] = chosen[facet]
    return facet === except || wanted.length === 0 || wanted.includes(values[facet])
  })
}

/** For each value, the number of matches if only it were selected in its facet, with the others unchanged. */
function countFacet<F extends Facet>(hits: readonly Product[], chosen: Chosen, facet: F) {
  const counts = new Map<string, number>()
  for (const hit of hits) {
    if (!passes(hit, chosen, facet)) continue
    const value = facetsOf(hit)[facet]
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const values: readonly (typeof FACET_VALUES)[F][number][] = FACET_VALUES[facet]
  return values.map(value => ({ value, count: counts.get(value) ?? 0 }))
}

export const countFacets = (hits: readonly Product[], chosen: Chosen) => ({
  category: countFacet(hits, chosen, 'category'),
  price: countFacet(hits, chosen, 'price'),
  stock: countFacet(hits, chosen, 'stock'),
  range: countFacet(hits, chosen, 'range'),
})
