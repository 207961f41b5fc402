import * as z from 'zod/mini'
import { Product } from '#resources/products/contract.ts'
import { endpoint } from '#shared/contract.ts'
import { FACET_VALUES } from './rules.ts'

export const title = { en: 'Product search', zh: '商品搜尋' }

export const MAX_HITS = 500
export const MAX_LETTERS = 100

/** What of each facet is chosen: any of the values; none of them narrows nothing. */
export const chosenFacets = {
  category: z._default(z.array(z.enum(FACET_VALUES.category)), []),
  price: z._default(z.array(z.enum(FACET_VALUES.price)), []),
  stock: z._default(z.array(z.enum(FACET_VALUES.stock)), []),
  range: z._default(z.array(z.enum(FACET_VALUES.range)), []),
}

/** From which letter to before which, in UTF-16 units, as `slice` of JavaScript takes them. */
const Span = z.tuple([z.int(), z.int()])
export type Span = z.infer<typeof Span>

export const Hit = z.object({
  ...Product.shape,
  /** What matched in each name, in order and without overlap. */
  spans: z.object({ en: z.array(Span), zh: z.array(Span) }),
  /** 0 is best: of each word 0 where a name begins with it, 1 where a word does, 2 anywhere else; summed up. */
  rank: z.int(),
})
export type Hit = z.infer<typeof Hit>

export const searchProducts = endpoint({
  method: 'GET',
  path: '/api/product-search',
  summary: {
    en: 'Search products by name in English or Chinese, with facet counts',
    zh: '以中文或英文名稱搜尋商品，並附各分面的數量',
  },
  needs: 'products:read',
  query: z.object({
    /** Without words every product is found. */
    text: z._default(z.string().check(z.trim(), z.maxLength(MAX_LETTERS)), ''),
    ...chosenFacets,
    /** Whether words that no product has may be read as ones that differ by one letter. */
    mayGuess: z._default(z.boolean(), true),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_HITS)), 20),
  }),
  replies: {
    200: z.object({
      rows: z.array(Hit),
      /** How many there are, of which `rows` are the first. */
      count: z.int(),
      /** How many there would be without the choices. */
      countUnfiltered: z.int(),
      /** Of each value, how many there are under the choices in the other facets. */
      facets: z.object({
        category: z.array(z.object({ value: z.enum(FACET_VALUES.category), count: z.int() })),
        price: z.array(z.object({ value: z.enum(FACET_VALUES.price), count: z.int() })),
        stock: z.array(z.object({ value: z.enum(FACET_VALUES.stock), count: z.int() })),
        range: z.array(z.object({ value: z.enum(FACET_VALUES.range), count: z.int() })),
      }),
      /** Words that no product has, and what was searched for in their place. */
      guessed: z.array(z.object({ asked: z.string(), used: z.string() })),
    }),
  },
})
