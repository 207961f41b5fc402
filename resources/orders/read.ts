import type { Selectable } from 'kysely'
import type { OrderTable } from '#server/database/company-schema.ts'
import type { Db } from '#server/database/open.ts'
import { namesOf, versionOf } from '#server/sandboxes/words.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import type { Order, OrderWithLines } from './contract.ts'
import { lineTotal } from './rules.ts'

type Names = Order['customer']['name']

export const orderOf = (row: Selectable<OrderTable>, customers: ReadonlyMap<number, Names>): Order => ({
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

export const selectOrders = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('order').selectAll().where('sandbox_id', '=', sandboxId)

export async function customersOf(db: Db, { sandboxId }: Operator, orders: readonly Selectable<OrderTable>[]) {
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

/** An order with its lines, as it is now. */
export async function withLines(db: Db, operator: Operator, row: Selectable<OrderTable>): Promise<OrderWithLines> {
  const order = orderOf(row, await customersOf(db, operator, [row]))
  return { ...order, lines: await linesOf(db, operator, row.id) }
}
