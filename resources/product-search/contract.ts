import * as z from 'zod/mini'
import { Product } from '#resources/products/contract.ts'
import { endpoint } from '#shared/contract.ts'
import { FACET_VALUES } from './rules.ts'

export const title = { en: 'Product search', zh: '商品搜尋' }
export const description = 'Search for products by text and facets, with a count for each value.'

export const MAX_HITS = 500
export const MAX_LETTERS = 100

/** The selected values of each facet, combined with OR. An empty facet does not filter. */
export const chosenFacets = {
  category: z._default(z.array(z.enum(FACET_VALUES.category)), []),
  price: z._default(z.array(z.enum(FACET_VALUES.price)), []),
  stock: z._default(z.array(z.enum(FACET_VALUES.stock)), []),
  range: z._default(z.array(z.enum(FACET_VALUES.range)), []),
}

/** Start and end in UTF-16 units, as for `slice` in JavaScript. */
const Span = z.tuple([z.int(), z.int()])

export const Hit = z.object({
  ...Product.shape,
  /** The matches in each name and in the number, sorted and without overlap. */
  spans: z.object({ en: z.array(Span), zh: z.array(Span), sku: z.array(Span) }),
  /**
   * The sum over all words: 0 if it is the number or a name starts with it, 1 if the number or a word of a name does,
   * otherwise 2. Lower is better.
   */
  rank: z.int(),
})
export type Hit = z.infer<typeof Hit>

export const searchProducts = endpoint('GET /api/product-search', {
  summary: {
    en: 'Search products by number or by name in English or Chinese, with facet counts',
    zh: '以貨號、中文或英文名稱搜尋商品，並附各分面的數量',
  },
  needs: 'products:read',
  query: z.object({
    /** Without words, every product matches. */
    text: z._default(z.string().check(z.trim(), z.maxLength(MAX_LETTERS)), ''),
    ...chosenFacets,
    /** Whether unknown words may be replaced by words that differ in one letter. */
    mayGuess: z._default(z.boolean(), true),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_HITS)), 20),
  }),
  replies: {
    200: z.object({
      rows: z.array(Hit),
      /** The number of matches; `rows` contains the first of them. */
      count: z.int(),
      /** The number of matches without facets. */
      countUnfiltered: z.int(),
      /** The count of each value, given the selection in the other facets. */
      facets: z.object({
        category: z.array(z.object({ value: z.enum(FACET_VALUES.category), count: z.int() })),
        price: z.array(z.object({ value: z.enum(FACET_VALUES.price), count: z.int() })),
        stock: z.array(z.object({ value: z.enum(FACET_VALUES.stock), count: z.int() })),
        range: z.array(z.object({ value: z.enum(FACET_VALUES.range), count: z.int() })),
      }),
      /** Words without matches, and the words used instead. */
      guessed: z.array(z.object({ asked: z.string(), used: z.string() })),
    }),
  },
})
