import { findHits, readProducts } from '#resources/products/find-products.ts'
import { serve } from '#server/http/serve.ts'
import { searchProducts } from './contract.ts'
import { countFacets, passes } from './facets.ts'

export const endpoints = [
  // Scans all products of the sandbox (resources/product-search/README.md).
  serve(searchProducts, async ({ rows, query: { text, mayGuess, limit, ...chosen } }) => {
    const { hits, guessed } = findHits(await readProducts(rows), text, mayGuess)
    const left = hits.filter(hit => passes(hit, chosen))
    return {
      status: 200,
      body: {
        rows: left.slice(0, limit),
        count: left.length,
        countUnfiltered: hits.length,
        facets: countFacets(hits, chosen),
        guessed,
      },
    }
  }),
]
