import { searchProducts } from '#resources/product-search/contract.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'

const search = ({ me }: Bench, text: string, query: object = {}) =>
  me.call(searchProducts, { query: { text, ...query } })

export const cases: TaskCases = {
  'both-languages': {
    async solution(bench) {
      await search(bench, '岩盔')
      await search(bench, 'climbing helmet')
    },
    nearMisses: {
      'something else is found in English': async bench => {
        await search(bench, '岩盔')
        await search(bench, 'tent')
      },
      'nothing is found in Chinese': async bench => {
        await search(bench, '龘')
        await search(bench, 'climbing helmet')
      },
    },
  },
  foretold: {
    async solution(bench) {
      await search(bench, '', { category: ['tents'] })
      await search(bench, '', { category: ['tents'], price: ['3000-6000'] })
    },
    nearMisses: {
      'the price is chosen in another category': async bench => {
        await search(bench, '', { category: ['tents'] })
        await search(bench, '', { category: ['clothing'], price: ['3000-6000'] })
      },
      'the category is removed instead': async bench => {
        await search(bench, '', { category: ['tents'] })
        await search(bench, '', { price: ['3000-6000'] })
      },
      'no price was chosen': async bench => {
        await search(bench, '', { category: ['tents'] })
        await search(bench, '', { category: ['tents'] })
      },
    },
  },
  typo: {
    async solution(bench) {
      await search(bench, 'tnet')
      await search(bench, 'tnet', { mayGuess: false })
    },
    nearMisses: {
      'nothing was corrected': async bench => {
        await search(bench, 'tent')
        await search(bench, 'tent', { mayGuess: false })
      },
      'another text is insisted on': async bench => {
        await search(bench, 'tnet')
        await search(bench, 'xyzzy', { mayGuess: false })
      },
    },
  },
}
