import { requireMatch } from '#server/entities/etag.ts'
import { locked } from '#server/locks/lock.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import type { CancelOutcome, OrderWithLines } from './contract.ts'
import { ordersWithLines } from './entity.ts'
import { isOpen } from './rules.ts'
import { moveStock } from './stock.ts'

/** Locks orders until the transaction ends, in the order of their ids, which avoids deadlocks. */
async function take({ trx, rows }: Writing, ids: readonly number[]) {
  const found = await locked(trx, rows('order').where('id', 'in', ids).orderBy('id')).execute()
  return new Map((await ordersWithLines(rows, found)).map(order => [order.id, order]))
}

/** Cancels the orders, and returns their items to stock in one step per product. */
async function cancelTaken(writing: Writing, orders: readonly OrderWithLines[]) {
  if (orders.length === 0) return []
  const { updateTable, rows, record } = writing
  const back = new Map<number, number>()
  for (const { product, quantity } of orders.flatMap(({ lines }) => lines))
    back.set(product.id, (back.get(product.id) ?? 0) + quantity)
  await moveStock(
    writing,
    [...back].map(([productId, by]) => ({ productId, by })),
  )
  const at = new Date().toISOString()
  const changed = await updateTable('order')
    .set(({ eb, ref }) => ({
      status: 'cancelled' as const,
      cancelled_at: at,
      version: eb(ref('version'), '+', 1),
      updated_at: at,
    }))
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .returningAll()
    .execute()
  const before = new Map(orders.map(order => [order.id, order]))
  const cancelled = await ordersWithLines(rows, changed)
  for (const after of cancelled)
    record({
      entity: 'orders',
      id: after.id,
      action: 'update',
      before: before.get(after.id) ?? null,
      after,
      version: after.version,
    })
  return cancelled
}

/** Cancels an order that has not shipped, and returns its items to stock. */
export async function cancel(writing: Writing, orderId: number, match: string): Promise<OrderWithLines> {
  const order = (await take(writing, [orderId])).get(orderId)
  if (!order) throw refuse('not-found')
  requireMatch(match, order)
  if (!isOpen(order.status)) throw refuse('order-on-its-way')
  const [cancelled] = await cancelTaken(writing, [order])
  // The order is locked, so it still exists.
  return cancelled as OrderWithLines
}

/** Cancels the orders that can be cancelled, and returns the outcome of each. */
export async function cancelSeveral(
  writing: Writing,
  named: readonly { id: number; version: number }[],
): Promise<CancelOutcome[]> {
  const versions = new Map(named.map(({ id, version }) => [id, version]))
  const found = await take(writing, [...versions.keys()])
  const refusalOf = (id: number): CancelOutcome['refusal'] => {
    const order = found.get(id)
    if (!order) return 'not-found'
    if (!isOpen(order.status)) return 'order-on-its-way'
    return order.version === versions.get(id) ? null : 'stale'
  }
  const done = await cancelTaken(
    writing,
    [...found.values()].filter(({ id }) => refusalOf(id) === null),
  )
  const after = new Map(done.map(order => [order.id, order]))
  return [...versions.keys()].map(id => ({ id, refusal: refusalOf(id), order: after.get(id) ?? found.get(id) ?? null }))
}
