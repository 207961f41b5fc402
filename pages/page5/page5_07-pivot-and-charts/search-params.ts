import * as z from 'zod/mini'
import { dayFields, momentsOf } from '#client/list/days.ts'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { listSalesOrders } from '#resources/sales/contract.ts'
import { MEASURES } from '#resources/sales/rules.ts'

export const CHARTS = ['stacked', 'bars', 'lines', 'heat'] as const

/** The list is that of the counted orders. The pivot table takes the same filters and axes. */
export const salesSearch = defineListSearch(listSalesOrders, {
  path: '/page5/page5_07',
  fields: {
    ...dayFields,
    measure: z._default(z.enum(MEASURES), 'amount'),
    chart: z._default(z.enum(CHARTS), 'stacked'),
  },
  toQuery: (state, zone) => ({ ...momentsOf(state, zone), zone }),
})
export type SalesState = StateOf<typeof salesSearch>

/** What narrows the numbers, among the fields that the kit takes for filters. */
export const FILTERS = ['from', 'to', 'status', 'withCancelled', 'category'] as const satisfies (keyof SalesState)[]

declare module '#client/router/links.ts' {
  interface PageStates {
    page5_07: SalesState
  }
}
