import { sql } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import { nameContains } from '#server/database/text.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import type { OrderFilter } from './contract.ts'
import { fromOrders } from './read.ts'

export const SORTS = { id: 'id', total: 'total_cents', placedAt: 'placed_at' } as const

const MAX_ID = 2 ** 31 - 1

/** The orders that a filter finds. */
export function findOrders(db: Reader, operator: Operator, filter: Omit<OrderFilter, 'sort'>) {
  const { status, customerId, siteId, from, to, minCents, maxCents, search } = filter
  let rows = fromOrders(db, operator)
  if (status) rows = rows.where('status', '=', status)
  if (customerId !== undefined) rows = rows.where('customer_id', '=', customerId)
  if (siteId !== undefined) rows = rows.where('site_id', '=', siteId)
  if (from) rows = rows.where('placed_at', '>=', from)
  if (to) rows = rows.where('placed_at', '<', to)
  if (minCents !== undefined) rows = rows.where('total_cents', '>=', minCents)
  if (maxCents !== undefined) rows = rows.where('total_cents', '<=', maxCents)
  if (search) {
    const number = numberIn(search)
    rows = rows.where(({ eb, or, selectFrom }) =>
      or([
        eb(
          'customer_id',
          'in',
          selectFrom('customer').select('id').where('sandbox_id', '=', operator.sandboxId).where(nameContains(search)),
        ),
        ...(number === null ? [] : [eb('id', '=', number)]),
      ]),
    )
  }
  return rows
}

/** The order's number that a text is, with or without its sign. */
function numberIn(text: string): number | null {
  const digits = /^#?(\d{1,10})$/.exec(text.normalize('NFKC'))?.[1]
  const number = Number(digits)
  return digits === undefined || number > MAX_ID ? null : number
}

/** How many there are of each status, and what they come to. */
export async function sumByStatus(db: Reader, operator: Operator, filter: Omit<OrderFilter, 'sort'>) {
  const rows = await findOrders(db, operator, filter)
    .clearSelect()
    .select(['status', sql<number | string>`count(*)`.as('count'), sql<number | string>`sum(total_cents)`.as('total')])
    .groupBy('status')
    .execute()
  // PostgreSQL gives sums as text, for they may be larger than any number of its integers.
  return rows.map(({ status, count, total }) => ({ status, count: Number(count), totalCents: Number(total) }))
}
