import * as z from 'zod/mini'
import { dayFields, momentsOf } from '#client/list/days.ts'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { arrangedLayout } from '#client/list/layout/arranged-layout.ts'
import { listOrders, ORDER_COLUMNS } from '#resources/orders/contract.ts'
import { listViews } from '#resources/views/contract.ts'
import { RowId } from '#shared/row.ts'

const INITIAL_COLUMNS = ['id', 'customer', 'status', 'total', 'placedAt', 'site', 'member'] as const

/** Days belong to the operator's zone, both included. */
export const ordersSearch = defineListSearch(listOrders, {
  path: '/page5/page5_01',
  isReadFirst: true,
  readsAlso: [{ endpoint: listViews, query: { page: 'page5_01' } }],
  fields: dayFields,
  toQuery: momentsOf,
  layout: arrangedLayout(ORDER_COLUMNS, INITIAL_COLUMNS, ['id']),
  /** The order in the pane. */
  own: { order: z.optional(RowId) },
  upgrade: renameOldFilters,
})
export type OrdersState = StateOf<typeof ordersSearch>

/**
 * Older views and bookmarks have parameters from before the filters were named like those of the API, and amounts in
 * dollars.
 */
function renameOldFilters(params: URLSearchParams): void {
  const take = (name: string) => {
    const text = params.get(name)
    params.delete(name)
    return text
  }
  for (const [old, name] of [['customer', 'customerId'] as const, ['site', 'siteId'] as const]) {
    const id = take(old)
    if (id !== null) params.set(name, id)
  }
  for (const [old, name] of [['min', 'minCents'] as const, ['max', 'maxCents'] as const]) {
    const dollars = take(old)
    if (dollars !== null) params.set(name, String(Number(dollars) * 100))
  }
}

declare module '#client/router/links.ts' {
  interface PageStates {
    page5_01: OrdersState
  }
}
