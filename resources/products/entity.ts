import { Product } from '#resources/products/contract.ts'
import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'

export const productOf = (row: RowOf<'product'>): Product => ({
  id: row.id,
  sku: row.sku,
  name: namesOf(row),
  category: row.category,
  priceCents: row.price_cents,
  stock: row.stock,
  reorderAt: row.reorder_at,
  discontinuedAt: row.discontinued_at,
  ...versionOf(row),
})

type Fields = Pick<Product, 'name' | 'priceCents' | 'stock' | 'reorderAt'>

/** The fields that orders and warehouse staff change. Not revertible: an earlier stock would be wrong. */
export const products = defineEntity({
  name: 'products',
  needs: 'products:write',
  table: 'product',
  scope: 'sandbox',
  schema: Product,
  toApi: productOf,
  toColumns: ({ name, priceCents, stock, reorderAt }: Fields) => ({
    name_en: name.en,
    name_zh: name.zh,
    price_cents: priceCents,
    stock,
    reorder_at: reorderAt,
  }),
})
