import type { Product } from '#resources/products/contract.ts'
import type { Hit } from './contract.ts'
import { foldOnce } from './folded.ts'
import { type Guess, guessWords } from './guessing.ts'
import { matchNames, wordsOf } from './matching.ts'
import { FACET_VALUES, FACETS, type Facet, facetsOf } from './rules.ts'

/** The products with all words of the text, best first, then by id. Guesses only if there are none. */
export function findHits(
  products: readonly Product[],
  text: string,
  mayGuess: boolean,
): { hits: Hit[]; guessed: Guess[] } {
  const folded = products.map(product => ({
    product,
    names: { en: foldOnce(product.name.en), zh: foldOnce(product.name.zh) },
  }))
  const withAll = (words: readonly string[]): Hit[] =>
    folded
      .flatMap(({ product, names }) => {
        const match = matchNames(names, words)
        return match ? [{ ...product, ...match }] : []
      })
      .sort((a, b) => a.rank - b.rank || a.id - b.id)

  const words = wordsOf(text)
  const hits = withAll(words)
  if (hits.length > 0 || !mayGuess) return { hits, guessed: [] }
  const guessed = guessWords(
    folded.map(({ names }) => names),
    words,
  )
  if (guessed.length === 0) return { hits, guessed }
  const used = words.map(word => guessed.find(({ asked }) => asked === word)?.used ?? word)
  return { hits: withAll(used), guessed }
}

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
