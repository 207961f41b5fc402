import type { Reader } from '#server/database/open.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import type { Order, OrderLine, OrderWithLines } from './contract.ts'
import { lineTotal } from './rules.ts'

type Row = RowOf<'order'>
type Names = ReadonlyMap<number | null, Order['customer']['name']>

export const fromOrders = (db: Reader, { sandboxId }: Operator) =>
  db.selectFrom('order').selectAll().where('sandbox_id', '=', sandboxId)

/** What these rows of a sandbox are called. */
async function namesIn(
  db: Reader,
  table: 'customer' | 'site' | 'member',
  { sandboxId }: Operator,
  ids: readonly (number | null)[],
): Promise<Names> {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name_en', 'name_zh'])
    .where('sandbox_id', '=', sandboxId)
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map(row => [row.id, namesOf(row)]))
}

/** Orders as the API shows them, with the names of those whom they concern. */
export async function tellOrders(db: Reader, operator: Operator, rows: readonly Row[]): Promise<Order[]> {
  const [customers, sites, members] = await Promise.all([
    namesIn(
      db,
      'customer',
      operator,
      rows.map(row => row.customer_id),
    ),
    namesIn(
      db,
      'site',
      operator,
      rows.map(row => row.site_id),
    ),
    namesIn(
      db,
      'member',
      operator,
      rows.map(row => row.member_id),
    ),
  ])
  return rows.map(row => ({
    id: row.id,
    // The database lets no order stand without its customer.
    customer: { id: row.customer_id, name: customers.get(row.customer_id) as Order['customer']['name'] },
    memberId: row.member_id,
    memberName: members.get(row.member_id) ?? null,
    siteId: row.site_id,
    siteName: sites.get(row.site_id) ?? null,
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
  }))
}

/** The lines of these orders, by order. */
async function linesOf(db: Reader, { sandboxId }: Operator, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('product', join =>
      join.onRef('product.sandbox_id', '=', 'order_line.sandbox_id').onRef('product.id', '=', 'order_line.product_id'),
    )
    .select(['order_id', 'line', 'product_id', 'sku', 'name_en', 'name_zh', 'quantity'])
    .select('unit_price_cents as unitPriceCents')
    .where('order_line.sandbox_id', '=', sandboxId)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('line')
    .execute()
  const lines = new Map<number, OrderLine[]>(orderIds.map(id => [id, []]))
  for (const { order_id, line, product_id: id, sku, quantity, unitPriceCents, ...row } of rows)
    lines.get(order_id)?.push({
      line,
      product: { id, sku, name: namesOf(row) },
      quantity,
      unitPriceCents,
      totalCents: lineTotal({ quantity, unitPriceCents }),
    })
  return lines
}

/** Orders with their lines, as they are now. */
export async function tellWithLines(db: Reader, operator: Operator, rows: readonly Row[]): Promise<OrderWithLines[]> {
  if (rows.length === 0) return []
  const orders = await tellOrders(db, operator, rows)
  const lines = await linesOf(
    db,
    operator,
    rows.map(({ id }) => id),
  )
  return orders.map(order => ({ ...order, lines: lines.get(order.id) ?? [] }))
}

/** An order with its lines, as it is now. */
export async function withLines(db: Reader, operator: Operator, row: Row): Promise<OrderWithLines> {
  const [order] = await tellWithLines(db, operator, [row])
  // One row is told as one order.
  return order as OrderWithLines
}
