import type { CountyStats } from '#resources/county-stats/contract.ts'
import type { Metric } from './search-params.ts'

const perCustomer = (amount: number, { customers }: CountyStats) => (customers === 0 ? null : amount / customers)

/** The number of a county; null where there is none, such as a mean of nobody. Amounts are in cents of TWD. */
export const figureOf: Record<Metric, (row: CountyStats) => number | null> = {
  salesPerCustomer: row => perCustomer(row.salesCents, row),
  ordersPerCustomer: row => perCustomer(row.orders, row),
  sales: ({ salesCents }) => salesCents,
  orders: ({ orders }) => orders,
  customers: ({ customers }) => customers,
  sites: ({ sites }) => sites,
}

/** Amounts of a place: large places have much of everything. Only what is per somebody can be compared by colour. */
export const isAmount = (metric: Metric): boolean => !metric.endsWith('PerCustomer')
