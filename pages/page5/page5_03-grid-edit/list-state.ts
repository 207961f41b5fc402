import * as z from 'zod/mini'
import { CATEGORIES } from '#resources/products/rules.ts'
import { pageQuery, sortQuery } from '#shared/paging.ts'

/** The list's state in the URL. */
export const ProductListState = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  category: z.optional(z.enum(CATEGORIES)),
  sort: z._default(sortQuery(['sku', 'price', 'stock']), 'sku'),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
})
export type ProductListState = z.output<typeof ProductListState>

export const SORTS = ['sku', 'price', '-price', 'stock', '-stock'] as const
export const NO_FILTER = { search: undefined, category: undefined } as const

export const countFilters = ({ search, category }: ProductListState): number =>
  [search, category].filter(value => value !== undefined).length
