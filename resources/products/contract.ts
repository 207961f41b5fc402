import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { RowId, RowVersion } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { fields } from './fields.ts'
import { CATEGORIES, CELL_ISSUES, EDITABLE_FIELDS, MAX_AT_ONCE } from './rules.ts'

export const title = { en: 'Products', zh: '商品' }
export const description = 'What the company sells, with prices and stock.'

export const ProductCategory = z.enum(CATEGORIES)

export const Product = schemaOf(fields)
export type Product = z.infer<typeof Product>

export const listProducts = endpoint('GET /api/products', {
  summary: { en: 'List products', zh: '列出商品' },
  needs: 'products:read',
  query: z.object({
    category: z.optional(ProductCategory),
    /** Whether stock is at or below the reorder level. */
    isLow: z.optional(z.boolean()),
    /** Whether it is sold out. */
    isOut: z.optional(z.boolean()),
    /** Whether it is on sale, even if out of stock. */
    isSold: z.optional(z.boolean()),
    search,
    sort: z._default(sortQuery(['sku', 'price', 'stock']), 'sku'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Product) },
})

export const readProduct = endpoint('GET /api/products/:productId', {
  summary: { en: 'Get a product', zh: '讀取商品' },
  needs: 'products:read',
  replies: { 200: Product },
})

/** The raw input. Cells are validated one by one, so the schema only limits the size. */
const CellValue = z.optional(z.union([z.string().check(z.maxLength(500)), z.number()]))

export const RowEdit = z.object({
  id: RowId,
  version: RowVersion,
  cells: z.object({
    nameEn: CellValue,
    nameZh: CellValue,
    /** Integer cents. */
    priceCents: CellValue,
    stock: CellValue,
    reorderAt: CellValue,
  }),
})
export type RowEdit = z.infer<typeof RowEdit>

export const CellRefusal = z.object({
  id: RowId,
  field: z.enum(EDITABLE_FIELDS),
  code: z.enum(CELL_ISSUES),
  bound: z.optional(z.number()),
})
export type CellRefusal = z.infer<typeof CellRefusal>

export const editProducts = endpoint('PATCH /api/products', {
  summary: {
    en: 'Update cells of several products and get the result for each',
    zh: '更新多項商品的儲存格，逐一回報結果',
  },
  needs: 'products:write',
  headers: z.object(idempotent),
  body: z.object({ rows: z.array(RowEdit).check(z.minLength(1), z.maxLength(MAX_AT_ONCE)) }),
  replies: {
    200: z.object({
      /** The current rows of the request that exist. */
      products: z.array(Product),
      refused: z.array(CellRefusal),
    }),
    422: refusal(['key-reused']),
  },
})
