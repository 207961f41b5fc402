import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { Names, RowId, versioned } from '#shared/row.ts'
import { CATEGORIES } from './rules.ts'

export const title = { en: 'Products', zh: '商品' }

export const Product = z.object({
  id: RowId,
  sku: z.string(),
  name: Names,
  category: z.enum(CATEGORIES),
  /** TWD, before tax. */
  priceCents: z.int(),
  /** What may still be sold. */
  stock: z.int(),
  /** To be ordered again when no more than this is in stock. */
  reorderAt: z.int(),
  /** Since when it is sold no more; null: it is sold. */
  discontinuedAt: z.nullable(z.iso.datetime()),
  ...versioned,
})
export type Product = z.infer<typeof Product>

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  summary: {
    en: 'Products of a category, that are low, gone or still sold, or whose name has a word in it; sorted, a page at a time',
    zh: '商品：依類別、低庫存、缺貨、是否販售或名稱關鍵字篩選，可排序，逐頁讀取',
  },
  needs: 'products:read',
  query: z.object({
    category: z.optional(z.enum(CATEGORIES)),
    /** No more in stock than makes it due to be ordered again. */
    isLow: z.optional(z.boolean()),
    /** None is left in stock. */
    isOut: z.optional(z.boolean()),
    /** It is in the range, whether or not there is any in stock. */
    isSold: z.optional(z.boolean()),
    search,
    sort: z._default(sortQuery(['sku', 'price', 'stock']), 'sku'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Product) },
})

export const readProduct = endpoint({
  method: 'GET',
  path: '/api/products/:productId',
  summary: { en: 'One product', zh: '讀取一項商品' },
  needs: 'products:read',
  params: z.object({ productId: RowId }),
  replies: { 200: Product, 404: refusal(['not-found']) },
  sends: ['etag'],
})
