import { Product } from '#resources/products/contract.ts'
import { namesOf, versionOf } from '#server/sandboxes/words.ts'
import { defineNoun, type RowOf } from '#server/writes/noun.ts'

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

/** What orders change of a product. No resource exports it: a stock of yesterday is none to go back to. */
export const noun = defineNoun({
  name: 'products',
  needs: 'orders:write',
  table: 'product',
  belongsTo: 'sandbox',
  keyOf: (id, { sandboxId: sandbox_id }) => ({ sandbox_id, id: Number(id) }),
  shape: Product,
  tell: productOf,
  columnsOf: ({ stock }: Pick<Product, 'stock'>) => ({ stock }),
})
