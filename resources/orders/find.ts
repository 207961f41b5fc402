import { sql } from 'kysely'
import { nameContains } from '#server/database/text.ts'
import { sortsOf } from '#server/entities/mapping.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import type { OrderFilter } from './contract.ts'
import { fields } from './fields.ts'

export const SORTS = sortsOf(fields)

const MAX_ID = 2 ** 31 - 1

export function findOrders(rows: Rows, filter: Omit<OrderFilter, 'sort'>) {
  const { status, customerId, siteId, from, to, minCents, maxCents, search } = filter
  let found = rows('order')
  if (status) found = found.where('status', '=', status)
  if (customerId !== undefined) found = found.where('customer_id', '=', customerId)
  if (siteId !== undefined) found = found.where('site_id', '=', siteId)
  if (from) found = found.where('placed_at', '>=', from)
  if (to) found = found.where('placed_at', '<', to)
  if (minCents !== undefined) found = found.where('total_cents', '>=', minCents)
  if (maxCents !== undefined) found = found.where('total_cents', '<=', maxCents)
  if (search) {
    const number = numberIn(search)
    const customers = rows('customer').clearSelect().select('customer.id').where(nameContains(search))
    found = found.where(({ eb, or }) =>
      or([eb('customer_id', 'in', customers), ...(number === null ? [] : [eb('id', '=', number)])]),
    )
  }
  return found
}

/** Parses an order number, with or without `#`. */
function numberIn(text: string): number | null {
  const digits = /^#?(\d{1,10})$/.exec(text.normalize('NFKC'))?.[1]
  const number = Number(digits)
  return digits === undefined || number > MAX_ID ? null : number
}

export async function sumByStatus(rows: Rows, filter: Omit<OrderFilter, 'sort'>) {
  const sums = await findOrders(rows, filter)
    .clearSelect()
    .select(['status', sql<number | string>`count(*)`.as('count'), sql<number | string>`sum(total_cents)`.as('total')])
    .groupBy('status')
    .execute()
  // PostgreSQL returns sums as text, because they can exceed its integers.
  return sums.map(({ status, count, total }) => ({ status, count: Number(count), totalCents: Number(total) }))
}
