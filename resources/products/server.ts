import { sortsOf } from '#server/database/mapping.ts'
import { defineList, serveList, serveRead } from '#server/endpoints/endpoints.ts'
import { serve } from '#server/http/serve.ts'
import { editProducts, listProducts, readProduct } from './contract.ts'
import { editRows } from './edit.ts'
import { products } from './entity.ts'
import { fields } from './fields.ts'
import { findHits, readProducts } from './find-products.ts'

const list = defineList(products, listProducts, {
  filters: {
    category: (rows, category) => rows.where('category', '=', category),
    isLow: (rows, isLow) => rows.where(({ eb, ref }) => eb('stock', isLow ? '<=' : '>', ref('reorder_at'))),
    isOut: (rows, isOut) => rows.where('stock', isOut ? '=' : '>', 0),
    isSold: (rows, isSold) => rows.where('discontinued_at', isSold ? 'is' : 'is not', null),
    search: async (found, text, rows) => {
      const { hits } = findHits(await readProducts(rows), text, true)
      // PostgreSQL needs at least one id, and none is 0.
      return found.where('id', 'in', [0, ...hits.map(({ id }) => id)])
    },
  },
  sorts: sortsOf(fields),
})

export const endpoints = [
  serveList(list),
  serveRead(products, readProduct),

  serve(editProducts, ({ write, body }) =>
    write(async writing => ({ status: 200, body: await editRows(writing, body.rows) })),
  ),
]
