import type { Selectable } from 'kysely'
import type { ProductTable } from '#server/database/company-schema.ts'
import type { Db } from '#server/database/open.ts'
import { isIn } from '#server/database/text.ts'
import { answerList, answerOne } from '#server/sandboxes/list.ts'
import { namesOf, versionOf } from '#server/sandboxes/words.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { listProducts, type Product, readProduct } from './contract.ts'

const productOf = (row: Selectable<ProductTable>): Product => ({
  id: row.id,
  sku: row.sku,
  name: namesOf(row),
  category: row.category,
  priceCents: row.price_cents,
  stock: row.stock,
  reorderAt: row.reorder_at,
  ...versionOf(row),
})

const selectProducts = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('product').selectAll().where('sandbox_id', '=', sandboxId)

export const endpoints = [
  serve(listProducts, ({ db, operator, query: { category, isLow, isOut, search, ...page } }) => {
    let rows = selectProducts(db, operator)
    if (category) rows = rows.where('category', '=', category)
    if (isLow !== undefined) rows = rows.where(({ eb, ref }) => eb('stock', isLow ? '<=' : '>', ref('reorder_at')))
    if (isOut !== undefined) rows = rows.where('stock', isOut ? '=' : '>', 0)
    if (search) rows = rows.where(isIn(search))
    return answerList(db, rows, productOf, { ...page, sorts: { sku: 'sku', price: 'price_cents', stock: 'stock' } })
  }),

  serve(readProduct, ({ db, operator, params: { productId } }) =>
    answerOne(selectProducts(db, operator), productId, productOf),
  ),
]
