import { sql } from 'kysely'
import { sortsOf } from '#server/database/mapping.ts'
import { nameContains } from '#server/database/text/text.ts'
import { defineList, findRows } from '#server/endpoints/endpoints.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { listOrders, type OrderFilter } from './contract.ts'
import { orders, ordersToApi } from './entity.ts'
import { fields } from './fields.ts'

export const list = defineList(orders, listOrders, {
  filters: {
    status: (found, status) => found.where('status', '=', status),
    customerId: (found, customerId) => found.where('customer_id', '=', customerId),
    siteId: (found, siteId) => found.where('site_id', '=', siteId),
    from: (found, from) => found.where('placed_at', '>=', from),
    to: (found, to) => found.where('placed_at', '<', to),
    minCents: (found, cents) => found.where('total_cents', '>=', cents),
    maxCents: (found, cents) => found.where('total_cents', '<=', cents),
    search(found, text, rows) {
      const number = numberIn(text)
      const customers = rows('customer').clearSelect().select('customer.id').where(nameContains(text))
      return found.where(({ eb, or }) =>
        or([eb('customer_id', 'in', customers), ...(number === null ? [] : [eb('id', '=', number)])]),
      )
    },
  },
  sorts: sortsOf(fields),
  show: ordersToApi,
})

const MAX_ID = 2 ** 31 - 1

/** Parses an order number, with or without `#`. */
function numberIn(text: string): number | null {
  const digits = /^#?(\d{1,10})$/.exec(text.normalize('NFKC'))?.[1]
  const number = Number(digits)
  return digits === undefined || number > MAX_ID ? null : number
}

export async function sumByStatus(rows: Rows, filter: Omit<OrderFilter, 'sort'>) {
  const found = await findRows(list, rows, filter)
  const sums = await found
    .clearSelect()
    .select(['status', sql<number | string>`count(*)`.as('count'), sql<number | string>`sum(total_cents)`.as('total')])
    .groupBy('status')
    .execute()
  // PostgreSQL returns sums as text, because they can exceed its integers.
  return sums.map(({ status, count, total }) => ({ status, count: Number(count), totalCents: Number(total) }))
}
