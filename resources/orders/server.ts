import type { Selectable } from 'kysely'
import type { OrderTable } from '#server/database/company-schema.ts'
import type { Db } from '#server/database/open.ts'
import { etagOf } from '#server/etag.ts'
import { readList, readOne } from '#server/sandboxes/list.ts'
import { namesOf, versionOf } from '#server/sandboxes/words.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { listOrders, type Order, readOrder } from './contract.ts'
import { lineTotal } from './rules.ts'

type Names = Order['customer']['name']

const orderOf = (row: Selectable<OrderTable>, customers: ReadonlyMap<number, Names>): Order => ({
  id: row.id,
  // The database lets no order stand without its customer.
  customer: { id: row.customer_id, name: customers.get(row.customer_id) as Names },
  memberId: row.member_id,
  siteId: row.site_id,
  status: row.status,
  subtotalCents: row.subtotal_cents,
  taxCents: row.tax_cents,
  totalCents: row.total_cents,
  placedAt: row.placed_at,
  paidAt: row.paid_at,
  packedAt: row.packed_at,
  shippedAt: row.shipped_at,
  deliveredAt: row.delivered_at,
  cancelledAt: row.cancelled_at,
  ...versionOf(row),
})

const selectOrders = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('order').selectAll().where('sandbox_id', '=', sandboxId)

async function customersOf(db: Db, { sandboxId }: Operator, orders: readonly Selectable<OrderTable>[]) {
  const ids = [...new Set(orders.map(order => order.customer_id))]
  if (ids.length === 0) return new Map<number, Names>()
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'name_en', 'name_zh'])
    .where('sandbox_id', '=', sandboxId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(row => [row.id, namesOf(row)]))
}

async function linesOf(db: Db, { sandboxId }: Operator, orderId: number) {
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('product', join =>
      join.onRef('product.sandbox_id', '=', 'order_line.sandbox_id').onRef('product.id', '=', 'order_line.product_id'),
    )
    .select(['line', 'product_id', 'sku', 'name_en', 'name_zh', 'quantity', 'unit_price_cents as unitPriceCents'])
    .where('order_line.sandbox_id', '=', sandboxId)
    .where('order_id', '=', orderId)
    .orderBy('line')
    .execute()
  return rows.map(({ line, product_id: id, sku, quantity, unitPriceCents, ...row }) => ({
    line,
    product: { id, sku, name: namesOf(row) },
    quantity,
    unitPriceCents,
    totalCents: lineTotal({ quantity, unitPriceCents }),
  }))
}

export const endpoints = [
  serve(listOrders, async ({ db, operator, query: { status, customerId, from, to, ...page } }) => {
    let rows = selectOrders(db, operator)
    if (status) rows = rows.where('status', '=', status)
    if (customerId !== undefined) rows = rows.where('customer_id', '=', customerId)
    if (from) rows = rows.where('placed_at', '>=', from)
    if (to) rows = rows.where('placed_at', '<', to)
    const list = await readList(db, rows, { ...page, sorts: { placedAt: 'placed_at', total: 'total_cents' } })
    const customers = await customersOf(db, operator, list.rows)
    return { status: 200, body: { ...list, rows: list.rows.map(row => orderOf(row, customers)) } }
  }),

  serve(readOrder, async ({ db, operator, params: { orderId } }) => {
    const row = await readOne(selectOrders(db, operator), orderId)
    const order = orderOf(row, await customersOf(db, operator, [row]))
    return { status: 200, body: { ...order, lines: await linesOf(db, operator, orderId) }, headers: etagOf(row) }
  }),
]
