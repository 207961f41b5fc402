import type { Rows } from '#server/entities/scoped-rows.ts'
import type { Product } from './contract.ts'
import { productOf } from './entity.ts'
import { foldOnce } from './folded.ts'
import { type Guess, guessWords } from './guessing.ts'
import { type Match, matchTexts, type Word, wordOf, wordsOf } from './matching.ts'

// The search for products: all pages and endpoints that find products by a text use it (resources/product-search/README.md).

type Hit = Product & Match

/** The products with all words of the text, best first, then by id. Guesses only if there are none. */
export function findHits(
  products: readonly Product[],
  text: string,
  mayGuess: boolean,
): { hits: Hit[]; guessed: Guess[] } {
  const folded = products.map(product => ({
    product,
    texts: { en: foldOnce(product.name.en), zh: foldOnce(product.name.zh), sku: foldOnce(product.sku) },
  }))
  const withAll = (words: readonly Word[]): Hit[] =>
    folded
      .flatMap(({ product, texts }) => {
        const match = matchTexts(texts, words)
        return match ? [{ ...product, ...match }] : []
      })
      .sort((a, b) => a.rank - b.rank || a.id - b.id)

  const words = wordsOf(text)
  const hits = withAll(words)
  if (hits.length > 0 || !mayGuess) return { hits, guessed: [] }
  const guessed = guessWords(
    folded.map(({ texts }) => texts),
    words,
  )
  if (guessed.length === 0) return { hits, guessed }
  const used = words.map(word => {
    const guess = guessed.find(({ asked }) => asked === word.asked)
    return guess ? wordOf(guess.used) : word
  })
  return { hits: withAll(used), guessed }
}

/** All products of the sandbox, for `findHits`. */
export const readProducts = async (rows: Rows): Promise<Product[]> =>
  (await rows('product').orderBy('id').execute()).map(productOf)
