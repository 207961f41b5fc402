import { requireMatch } from '#server/etag.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { locked } from '#server/writes/lock.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import type { OrderWithLines } from './contract.ts'
import { selectOrders, withLines } from './read.ts'
import { isOpen } from './rules.ts'
import { moveStock } from './stock.ts'

/** Cancels an order whose goods have not left; they go back to the stock. */
export async function cancel(
  writing: Writing,
  operator: Operator,
  orderId: number,
  match: string | undefined,
): Promise<OrderWithLines> {
  const { trx, record } = writing
  const row = await locked(trx, selectOrders(trx, operator).where('id', '=', orderId)).executeTakeFirst()
  if (!row) throw refuse('not-found')
  const before = await withLines(trx, operator, row)
  requireMatch(match, before)
  if (!isOpen(row.status)) throw refuse('order-on-its-way')
  await moveStock(
    writing,
    before.lines.map(({ product, quantity }) => ({ productId: product.id, by: quantity })),
  )
  const at = new Date().toISOString()
  const cancelled = await trx
    .updateTable('order')
    .set({ status: 'cancelled', cancelled_at: at, version: row.version + 1, updated_at: at })
    .where('sandbox_id', '=', operator.sandboxId)
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const after = await withLines(trx, operator, cancelled)
  record({ noun: 'orders', id: orderId, action: 'update', before, after, version: after.version })
  return after
}
