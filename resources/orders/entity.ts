import { sites } from '#resources/sites/entity.ts'
import { mappingOf } from '#server/database/mapping.ts'
import { defineReadOnlyEntity, type RowOf } from '#server/entities/entity.ts'
import { namesOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { getExisting, itemAt } from '#shared/objects.ts'
import type { Order, OrderFields, OrderLine, OrderWithLines } from './contract.ts'
import { fields } from './fields.ts'
import { lineTotal, taxedTotals, totalsOf } from './rules.ts'

const mapping = mappingOf(fields)

/** Without the names of other rows, which `ordersToApi` adds. Orders are placed and cancelled with their lines. */
export const orders = defineReadOnlyEntity({ name: 'orders', table: 'order', scope: 'sandbox', toApi: mapping.toApi })

type Row = RowOf<'order'>
type Names = ReadonlyMap<number | null, Order['customer']['name']>

/** The names of these rows by id. */
async function namesIn(
  rows: Rows,
  of: 'customer' | 'member' | typeof sites,
  ids: readonly (number | null)[],
): Promise<Names> {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  if (wanted.length === 0) return new Map()
  const found = await rows<'customer' | 'member' | 'site'>(of).where('id', 'in', wanted).execute()
  return new Map(found.map(row => [row.id, namesOf(row)]))
}

/** Converts orders to the API, with the names of customers, members and service points. */
export async function ordersToApi(rows: Rows, found: readonly Row[]): Promise<Order[]> {
  const idsIn = (column: 'customer_id' | 'site_id' | 'member_id') => found.map(row => row[column])
  const [customers, siteNames, members] = await Promise.all([
    namesIn(rows, 'customer', idsIn('customer_id')),
    namesIn(rows, sites, idsIn('site_id')),
    namesIn(rows, 'member', idsIn('member_id')),
  ])
  return found.map(row => ({
    ...mapping.toApi(row),
    // A foreign key guarantees the customer.
    customer: { id: row.customer_id, name: getExisting(customers, row.customer_id) },
    memberName: members.get(row.member_id) ?? null,
    siteName: siteNames.get(row.site_id) ?? null,
  }))
}

/** The contents of a new order. Orders of the shop also name the member who sold them. */
export type NewOrder = Pick<OrderFields, 'customerId' | 'siteId' | 'lines'> & { memberId: number | null }

const NOT_YET = { paidAt: null, packedAt: null, shippedAt: null, deliveredAt: null, cancelledAt: null }

export const toColumns = ({ customerId, memberId, siteId, lines }: NewOrder, placedAt: string) => ({
  ...mapping.toColumns({ status: 'placed', memberId, siteId, ...totalsOf(lines), placedAt, ...NOT_YET }),
  customer_id: customerId,
  version: 1,
  updated_at: placedAt,
})

export function linesToColumns(orderId: number, lines: NewOrder['lines']) {
  const taxed = taxedTotals(lines)
  return lines.map(({ productId, quantity, unitPriceCents }, index) => ({
    order_id: orderId,
    line: index + 1,
    product_id: productId,
    quantity,
    unit_price_cents: unitPriceCents,
    // Each line has its total.
    taxed_cents: itemAt(taxed, index),
  }))
}

async function linesOf(rows: Rows, orderIds: readonly number[]) {
  const found = await rows('order_line')
    .clearSelect()
    .innerJoin(rows('product').as('product'), 'product.id', 'order_line.product_id')
    .select(['order_id', 'line', 'product_id', 'sku', 'name_en', 'name_zh', 'quantity'])
    .select('unit_price_cents as unitPriceCents')
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('line')
    .execute()
  const lines = new Map<number, OrderLine[]>(orderIds.map(id => [id, []]))
  for (const { order_id, line, product_id: id, sku, quantity, unitPriceCents, ...row } of found)
    lines.get(order_id)?.push({
      line,
      product: { id, sku, name: namesOf(row) },
      quantity,
      unitPriceCents,
      totalCents: lineTotal({ quantity, unitPriceCents }),
    })
  return lines
}

export async function ordersWithLines(rows: Rows, found: readonly Row[]): Promise<OrderWithLines[]> {
  if (found.length === 0) return []
  const orders = await ordersToApi(rows, found)
  const ids = found.map(({ id }) => id)
  const lines = await linesOf(rows, ids)
  return orders.map(order => ({ ...order, lines: lines.get(order.id) ?? [] }))
}

export async function withLines(rows: Rows, row: Row): Promise<OrderWithLines> {
  const [order] = await ordersWithLines(rows, [row])
  // One row in, one order out.
  return order as OrderWithLines
}
