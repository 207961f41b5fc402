import { sql } from 'kysely'
import { countyOf, townshipOf } from '#company/townships.ts'
import type { RepairRequest } from '#resources/repair-drafts/contract.ts'
import { dayInTaiwan, type REPAIR_SITE_KINDS } from '#resources/repair-drafts/rules.ts'
import { namesOf } from '#server/entities/fields.ts'
import { serve } from '#server/serve.ts'
import { refuse } from '#shared/errors.ts'
import type { Words } from '#shared/messages.ts'
import { listPurchases, listRepairCustomers, listRepairSites, type Purchase, readRepair } from './contract.ts'

/** As many as a person looks through by typing. */
const MAX_CUSTOMERS = 1000
const MAX_PURCHASES = 200
const MAX_SITES = 1000

/** Where a township is, as one says it: `Da’an District, Taipei City`, 臺北市大安區. */
function placeOf(townshipId: string): Words {
  const { name, county } = townshipOf(townshipId) ?? { name: { en: '', zh: '' }, county: { en: '', zh: '' } }
  return { en: `${name.en}, ${county.en}`, zh: county.zh + name.zh }
}

export const endpoints = [
  serve(readRepair, async ({ db, operator, params: { ticketId } }) => {
    const row = await db
      .selectFrom('repair')
      .select('request')
      .where('sandbox_id', '=', operator.sandboxId)
      .where('ticket_id', '=', ticketId)
      .executeTakeFirst()
    if (!row) throw refuse('not-found')
    // Written when the ticket was opened; the answer's schema looks at it once more.
    return { status: 200, body: { ticketId, ...(JSON.parse(row.request) as RepairRequest) } }
  }),

  serve(listRepairCustomers, async ({ db, operator }) => {
    const rows = await db
      .selectFrom('customer')
      .select(['id', 'name_en', 'name_zh', 'township_id as townshipId'])
      .where('sandbox_id', '=', operator.sandboxId)
      .orderBy('id')
      .limit(MAX_CUSTOMERS)
      .execute()
    const customers = rows.map(row => ({ id: row.id, name: namesOf(row), place: placeOf(row.townshipId) }))
    customers.sort((a, b) => (a.name.en < b.name.en ? -1 : a.name.en > b.name.en ? 1 : a.id - b.id))
    return { status: 200, body: { rows: customers } }
  }),

  serve(listPurchases, async ({ db, operator, query: { customerId } }) => {
    const rows = await db
      .selectFrom('order')
      .innerJoin('order_line', join =>
        join.onRef('order_line.sandbox_id', '=', 'order.sandbox_id').onRef('order_line.order_id', '=', 'order.id'),
      )
      .innerJoin('product', join =>
        join.onRef('product.sandbox_id', '=', 'order.sandbox_id').onRef('product.id', '=', 'order_line.product_id'),
      )
      .select(['order_id', 'product_id', 'name_en', 'name_zh', 'placed_at'])
      .where('order.sandbox_id', '=', operator.sandboxId)
      .where('order.customer_id', '=', customerId)
      .where('order.status', '!=', 'cancelled')
      .orderBy('placed_at', 'desc')
      .orderBy('order_id', 'desc')
      .orderBy('line')
      .limit(MAX_PURCHASES)
      .execute()
    // A product may stand in two lines of an order.
    const purchases = new Map(
      rows.map((row): [string, Purchase] => [
        `${row.order_id}:${row.product_id}`,
        {
          orderId: row.order_id,
          product: { id: row.product_id, name: namesOf(row) },
          boughtOn: dayInTaiwan(Date.parse(row.placed_at)),
        },
      ]),
    )
    return { status: 200, body: { rows: [...purchases.values()] } }
  }),

  serve(listRepairSites, async ({ db, operator: { sandboxId }, query: { customerId } }) => {
    const customer = await db
      .selectFrom('customer')
      .select('township_id')
      .where('sandbox_id', '=', sandboxId)
      .where('id', '=', customerId)
      .executeTakeFirst()
    const county = customer && countyOf(customer.township_id)
    const rows = await db
      .selectFrom('site')
      .select(['id', 'name_en', 'name_zh', 'kind', 'township_id as townshipId'])
      .where('sandbox_id', '=', sandboxId)
      // In so many words, because it is the partial index's condition: SQLite compares the two as they are written.
      .where(sql<boolean>`kind in ('workshop', 'shop')`)
      .orderBy('township_id')
      .orderBy('id')
      .limit(MAX_SITES)
      .execute()
    const sites = rows.map(row => ({
      id: row.id,
      name: namesOf(row),
      // The condition above lets no other through.
      kind: row.kind as (typeof REPAIR_SITE_KINDS)[number],
      place: placeOf(row.townshipId),
      isNear: countyOf(row.townshipId) === county,
    }))
    return {
      status: 200,
      body: { rows: [...sites.filter(site => site.isNear), ...sites.filter(site => !site.isNear)] },
    }
  }),
]
