import { sites } from '#resources/sites/entity.ts'
import { PICK_UP_KINDS } from '#resources/sites/rules.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { locked } from '#server/locks/lock.ts'
import type { Writing } from '#server/writes/write.ts'

/** A few hundred service points are enough for pick-up. */
const MAX_SITES = 300
/** Customers ask about recent orders. */
const RECENT_ORDERS = 200

/** The rows that a plan is based on. */
export type ShopState = {
  /** Unfinished orders, locked until the transaction ends. */
  orders: readonly RowOf<'order'>[]
  /** Tickets that are not closed, locked as well. */
  tickets: readonly RowOf<'support_ticket'>[]
  recentOrders: readonly { id: number; customerId: number; placedAt: string; productId: number }[]
  customers: readonly RowOf<'customer'>[]
  products: readonly RowOf<'product'>[]
  members: readonly RowOf<'member'>[]
  pickUpIds: readonly number[]
}

export async function readState({ trx, rows }: Writing): Promise<ShopState> {
  // Everybody locks orders, products and tickets in this order, which avoids deadlocks.
  const orders = await locked(
    trx,
    rows('order').where('status', 'in', ['placed', 'paid', 'packed', 'shipped']).orderBy('id'),
  ).execute()
  const products = await locked(trx, rows('product').orderBy('id')).execute()
  const tickets = await locked(trx, rows('support_ticket').where('status', '!=', 'closed').orderBy('id')).execute()
  const recent = await rows('order')
    .clearSelect()
    .innerJoin(rows('order_line').where('line', '=', 1).as('first'), 'first.order_id', 'order.id')
    .select(['order.id', 'customer_id as customerId', 'placed_at as placedAt', 'product_id as productId'])
    .orderBy('order.id', 'desc')
    .limit(RECENT_ORDERS)
    .execute()
  const pickUps = await rows(sites)
    .where('kind', 'in', [...PICK_UP_KINDS])
    .orderBy('id')
    .limit(MAX_SITES)
    .execute()
  return {
    orders,
    products,
    tickets,
    recentOrders: recent.toReversed(),
    customers: await rows('customer').orderBy('id').execute(),
    members: await rows('member').where('archived_at', 'is', null).orderBy('id').execute(),
    pickUpIds: pickUps.map(({ id }) => id),
  }
}
