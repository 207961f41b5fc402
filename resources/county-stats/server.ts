import { townshipOf, townships } from '#company/townships.ts'
import { ORDER_STATUSES } from '#resources/orders/rules.ts'
import { orderColumns } from '#resources/sales/columns.ts'
import { locationsOf } from '#resources/sites/locations.ts'
import { serve } from '#server/http/serve.ts'
import { listCountyStats } from './contract.ts'

const CANCELLED = ORDER_STATUSES.indexOf('cancelled')

export const endpoints = [
  // Sites and orders are in memory for other pages, and are counted there sooner than by a database.
  serve(listCountyStats, async context => {
    const counties = new Map(
      townships().map(({ countyId: id, county: name }) => [
        id,
        { id, name, customers: 0, sites: 0, orders: 0, salesCents: 0 },
      ]),
    )
    const countyOf = (townshipId: string) => counties.get(townshipOf(townshipId)?.countyId ?? '')
    for (const { townshipId } of await locationsOf(context.db)) {
      const county = countyOf(townshipId)
      if (county) county.sites++
    }
    const customers = await context.rows('customer').clearSelect().select(['id', 'township_id']).execute()
    const homes = new Map(customers.map(({ id, township_id }) => [id, countyOf(township_id)]))
    for (const county of homes.values()) if (county) county.customers++
    const { orders, orderCount } = await orderColumns(context)
    for (let place = 0; place < orderCount; place++) {
      const county = homes.get(orders.customer.all[place] ?? 0)
      if (!county || orders.status.all[place] === CANCELLED) continue
      county.orders++
      county.salesCents += orders.cents.all[place] ?? 0
    }
    return { status: 200, body: { rows: [...counties.values()] } }
  }),
]
