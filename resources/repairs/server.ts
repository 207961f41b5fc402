import { sql } from 'kysely'
import { countyOf, localityOf } from '#company/townships.ts'
import type { RepairRequest } from '#resources/repair-drafts/contract.ts'
import { dayInTaiwan, type REPAIR_SITE_KINDS } from '#resources/repair-drafts/rules.ts'
import { sites } from '#resources/sites/entity.ts'
import { namesOf } from '#server/entities/fields.ts'
import { serve } from '#server/http/serve.ts'
import { notFound } from '#shared/errors.ts'
import { listPurchases, listRepairCustomers, listRepairSites, type Purchase, readRepair } from './contract.ts'

/** As many as a person can search by typing. */
const MAX_CUSTOMERS = 1000
const MAX_PURCHASES = 200
const MAX_SITES = 1000

export const endpoints = [
  serve(readRepair, async ({ rows, params: { ticketId } }) => {
    const row = await rows('repair').where('ticket_id', '=', ticketId).executeTakeFirstOrThrow(notFound)
    // Written when the ticket was created, and validated by the response schema.
    return { status: 200, body: { ticketId, ...(JSON.parse(row.request) as RepairRequest) } }
  }),

  serve(listRepairCustomers, async ({ rows }) => {
    const found = await rows('customer').orderBy('id').limit(MAX_CUSTOMERS).execute()
    const customers = found.map(row => ({ id: row.id, name: namesOf(row), place: localityOf(row.township_id) }))
    customers.sort((a, b) => (a.name.en < b.name.en ? -1 : a.name.en > b.name.en ? 1 : a.id - b.id))
    return { status: 200, body: { rows: customers } }
  }),

  serve(listPurchases, async ({ rows, query: { customerId } }) => {
    const lines = await rows('order')
      .clearSelect()
      .innerJoin(rows('order_line').as('order_line'), 'order_line.order_id', 'order.id')
      .innerJoin(rows('product').as('product'), 'product.id', 'order_line.product_id')
      .select(['order_id', 'product_id', 'name_en', 'name_zh', 'placed_at'])
      .where('order.customer_id', '=', customerId)
      .where('order.status', '!=', 'cancelled')
      .orderBy('placed_at', 'desc')
      .orderBy('order_id', 'desc')
      .orderBy('line')
      .limit(MAX_PURCHASES)
      .execute()
    // An order can list a product on two lines.
    const purchases = new Map(
      lines.map((row): [string, Purchase] => [
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

  serve(listRepairSites, async ({ rows, query: { customerId } }) => {
    const customer = await rows('customer').where('id', '=', customerId).executeTakeFirst()
    const county = customer && countyOf(customer.township_id)
    const found = await rows(sites)
      // Literally the condition of the partial index: SQLite compares them as text.
      .where(sql<boolean>`kind in ('workshop', 'shop')`)
      .orderBy('township_id')
      .orderBy('id')
      .limit(MAX_SITES)
      .execute()
    const offered = found.map(row => ({
      id: row.id,
      name: namesOf(row),
      // The condition above guarantees it.
      kind: row.kind as (typeof REPAIR_SITE_KINDS)[number],
      place: localityOf(row.township_id),
      isNear: countyOf(row.township_id) === county,
    }))
    return {
      status: 200,
      body: { rows: [...offered.filter(site => site.isNear), ...offered.filter(site => !site.isNear)] },
    }
  }),
]
