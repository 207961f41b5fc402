import { sql } from 'kysely'
import { townships } from '#company/townships.ts'
import { sites } from '#resources/sites/entity.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { serve } from '#server/http/serve.ts'
import { listCountyStats } from './contract.ts'

/** The id of a township starts with the id of its county. */
const county = sql<string>`substr(township_id, 1, 5)`

function countIn(rows: Rows, of: 'customer' | typeof sites) {
  return rows<'customer' | 'site'>(of)
    .clearSelect()
    .select([county.as('county'), sql<number>`count(*)`.as('count')])
    .groupBy('county')
    .execute()
}

/** Groups orders by customer first, so that fewer rows are joined with addresses. */
function sumOrders(rows: Rows) {
  const bought = rows('order')
    .clearSelect()
    .select(['customer_id', sql<number>`count(*)`.as('count'), sql<number>`sum(total_cents)`.as('cents')])
    .where('status', '!=', 'cancelled')
    .groupBy('customer_id')
  return rows('customer')
    .clearSelect()
    .innerJoin(bought.as('bought'), 'bought.customer_id', 'customer.id')
    .select([county.as('county'), sql<number>`sum(bought.count)`.as('count'), sql<number>`sum(cents)`.as('cents')])
    .groupBy('county')
    .execute()
}

export const endpoints = [
  serve(listCountyStats, async ({ rows: scoped }) => {
    const customers = await countIn(scoped, 'customer')
    const places = await countIn(scoped, sites)
    const orders = await sumOrders(scoped)
    const of = <R extends { county: string }>(rows: readonly R[], id: string) => rows.find(row => row.county === id)
    const counties = new Map(townships().map(({ countyId, county }) => [countyId, county]))
    const rows = [...counties].map(([id, name]) => ({
      id,
      name,
      customers: Number(of(customers, id)?.count ?? 0),
      sites: Number(of(places, id)?.count ?? 0),
      orders: Number(of(orders, id)?.count ?? 0),
      salesCents: Number(of(orders, id)?.cents ?? 0),
    }))
    return { status: 200, body: { rows } }
  }),
]
