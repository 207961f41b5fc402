import { sql } from 'kysely'
import { townships } from '#company/townships.ts'
import type { Reader } from '#server/database/open.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { listCountyStats } from './contract.ts'

/** A township's number begins with its county's. */
const county = sql<string>`substr(township_id, 1, 5)`

function countIn(db: Reader, { sandboxId }: Operator, table: 'customer' | 'site') {
  return db
    .selectFrom(table)
    .select([county.as('county'), sql<number>`count(*)`.as('count')])
    .where('sandbox_id', '=', sandboxId)
    .groupBy('county')
    .execute()
}

/** Orders are counted customer by customer first: of those there are fewer to be put together with where they live. */
function sumOrders(db: Reader, { sandboxId }: Operator) {
  return db
    .with('bought', from =>
      from
        .selectFrom('order')
        .select(['customer_id', sql<number>`count(*)`.as('count'), sql<number>`sum(total_cents)`.as('cents')])
        .where('sandbox_id', '=', sandboxId)
        .where('status', '!=', 'cancelled')
        .groupBy('customer_id'),
    )
    .selectFrom('bought')
    .innerJoin('customer', 'customer.id', 'bought.customer_id')
    .select([county.as('county'), sql<number>`sum(bought.count)`.as('count'), sql<number>`sum(cents)`.as('cents')])
    .where('customer.sandbox_id', '=', sandboxId)
    .groupBy('county')
    .execute()
}

export const endpoints = [
  serve(listCountyStats, async ({ db, operator }) => {
    const customers = await countIn(db, operator, 'customer')
    const sites = await countIn(db, operator, 'site')
    const orders = await sumOrders(db, operator)
    const of = <R extends { county: string }>(rows: readonly R[], id: string) => rows.find(row => row.county === id)
    const counties = new Map(townships().map(({ countyId, county }) => [countyId, county]))
    const rows = [...counties].map(([id, name]) => ({
      id,
      name,
      customers: Number(of(customers, id)?.count ?? 0),
      sites: Number(of(sites, id)?.count ?? 0),
      orders: Number(of(orders, id)?.count ?? 0),
      salesCents: Number(of(orders, id)?.cents ?? 0),
    }))
    return { status: 200, body: { rows } }
  }),
]
