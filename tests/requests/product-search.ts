import { searchProducts } from '#resources/product-search/contract.ts'
import type { TestApp } from '#tests/test-app.ts'

type Me = Pick<Awaited<ReturnType<TestApp['signInAs']>>, 'call'>

/** How the tasks of page 5_02 are solved; `me` is asked once the tests run. */
export function productSearchSolutions(me: () => Me): Record<string, () => Promise<unknown>> {
  const search = (text: string, query: object = {}) => me().call(searchProducts, { query: { text, ...query } })
  return {
    'page5_02 both-languages': async () => {
      await search('岩盔')
      await search('climbing helmet')
    },
    'page5_02 foretold': async () => {
      await search('', { category: ['tents'], price: ['3000-6000'] })
      await search('', { category: ['tents'] })
    },
    'page5_02 typo': async () => {
      await search('tnet')
      await search('tnet', { mayGuess: false })
    },
  }
}
