import type { Db } from '#server/database/open.ts'
import { isIn } from '#server/database/text.ts'
import { answerList, answerOne } from '#server/entities/list.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { editProducts, listProducts, readProduct } from './contract.ts'
import { editRows } from './edit.ts'
import { productOf } from './entity.ts'

const selectProducts = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('product').selectAll().where('sandbox_id', '=', sandboxId)

export const endpoints = [
  serve(listProducts, ({ db, operator, query: { category, isLow, isOut, isSold, search, ...page } }) => {
    let rows = selectProducts(db, operator)
    if (category) rows = rows.where('category', '=', category)
    if (isLow !== undefined) rows = rows.where(({ eb, ref }) => eb('stock', isLow ? '<=' : '>', ref('reorder_at')))
    if (isOut !== undefined) rows = rows.where('stock', isOut ? '=' : '>', 0)
    if (isSold !== undefined) rows = rows.where('discontinued_at', isSold ? 'is' : 'is not', null)
    if (search) rows = rows.where(isIn(search))
    return answerList(db, rows, productOf, { ...page, sorts: { sku: 'sku', price: 'price_cents', stock: 'stock' } })
  }),

  serve(readProduct, ({ db, operator, params: { productId } }) =>
    answerOne(selectProducts(db, operator), productId, productOf),
  ),

  serve(editProducts, ({ write, body }) =>
    write(async writing => ({ status: 200, body: await editRows(writing, body.rows) })),
  ),
]
