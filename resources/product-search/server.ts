import { productOf } from '#resources/products/entity.ts'
import { serve } from '#server/http/serve.ts'
import { searchProducts } from './contract.ts'
import { countFacets, findHits, passes } from './finding.ts'

export const endpoints = [
  // Scans all products of the sandbox (decision 047).
  serve(searchProducts, async ({ rows, query: { text, mayGuess, limit, ...chosen } }) => {
    const all = await rows('product').orderBy('id').execute()
    const { hits, guessed } = findHits(all.map(productOf), text, mayGuess)
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
