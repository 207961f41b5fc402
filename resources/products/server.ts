import { type Selectable, sql } from 'kysely'
import type { ProductTable } from '#server/database/company-schema.ts'
import type { Db } from '#server/database/open.ts'
import { etagOf } from '#server/etag.ts'
import { readList } from '#server/sandboxes/list.ts'
import { namesOf, versionOf } from '#server/sandboxes/words.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { refuse } from '#shared/errors.ts'
import { foldText } from '#shared/fold-text.ts'
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

/** A pattern that finds the text anywhere, its own `%` and `_` meaning themselves. */
const containing = (text: string) => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`

const COLUMNS = {
  sku: ['sku' as const, 'id' as const],
  price: ['price_cents' as const, 'id' as const],
  stock: ['stock' as const, 'id' as const],
}

export const endpoints = [
  serve(listProducts, async ({ db, operator, query: { category, isLow, search, ...wanted } }) => {
    let rows = selectProducts(db, operator)
    if (category) rows = rows.where('category', '=', category)
    if (isLow !== undefined) rows = rows.where(({ eb, ref }) => eb('stock', isLow ? '<=' : '>', ref('reorder_at')))
    if (search) rows = rows.where(sql<boolean>`folded like ${containing(search)} escape '\\'`)
    const list = await readList(db, rows, { ...wanted, columns: COLUMNS })
    return { status: 200, body: { ...list, rows: list.rows.map(productOf) } }
  }),

  serve(readProduct, async ({ db, operator, params: { productId } }) => {
    const row = await selectProducts(db, operator).where('id', '=', productId).executeTakeFirst()
    if (!row) throw refuse('not-found')
    return { status: 200, body: productOf(row), headers: etagOf(row) }
  }),
]
