import { productOf } from '#resources/products/entity.ts'
import { serve } from '#server/serve.ts'
import { searchProducts } from './contract.ts'
import { countFacets, findHits, passes } from './finding.ts'

export const endpoints = [
  // Every product of the sandbox is looked at (decision 047).
  serve(searchProducts, async ({ db, operator, query: { text, mayGuess, limit, ...chosen } }) => {
    const rows = await db
      .selectFrom('product')
      .selectAll()
      .where('sandbox_id', '=', operator.sandboxId)
      .orderBy('id')
      .execute()
    const { hits, guessed } = findHits(rows.map(productOf), text, mayGuess)
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
