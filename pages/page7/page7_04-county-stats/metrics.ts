import type { CountyStats } from '#resources/county-stats/contract.ts'
import type { Metric } from './search-params.ts'

const perCustomer = (amount: number, { customers }: CountyStats) => (customers === 0 ? null : amount / customers)

/** The value of a county; null if there is none, such as a mean of no customers. Amounts are in cents of TWD. */
export const figureOf: Record<Metric, (row: CountyStats) => number | null> = {
  salesPerCustomer: row => perCustomer(row.salesCents, row),
  ordersPerCustomer: row => perCustomer(row.orders, row),
  sales: ({ salesCents }) => salesCents,
  orders: ({ orders }) => orders,
  customers: ({ customers }) => customers,
  sites: ({ sites }) => sites,
}

/**
 * True for absolute amounts. Large counties have more of everything, so only values per customer can be compared by
 * colour.
 */
export const isAmount = (metric: Metric): boolean => !metric.endsWith('PerCustomer')
