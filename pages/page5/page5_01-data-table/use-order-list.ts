import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#client/api/api.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { tableState } from '#client/ui/table/table-state.ts'
import { useCursorPages } from '#client/ui/table/use-cursor-pages.ts'
import { listOrders, type Order, sumOrders } from '#resources/orders/contract.ts'
import { filterOf, OrderListState } from './list-state.ts'

const NO_ROWS: readonly Order[] = []

/** The list as the URL asks for it, read again when anybody writes an order. */
export function useOrderList() {
  const [state, change] = useUrlState(OrderListState)
  const zone = useGlobal(global => global.time_zone)
  const filter = useMemo(() => filterOf(state, zone), [state, zone])
  const { limit, cursor } = state
  const query = useQuery({
    ...api.query(listOrders, { query: { ...filter, limit, cursor } }),
    placeholderData: keepPreviousData,
  })
  const written = useLiveRows('orders', listOrders.path, sumOrders.path)
  const pages = useCursorPages(cursor, query, change)
  return {
    state,
    change,
    /** A filter, the sort or the page size changes what the first page is: the list begins there again. */
    changeList: (patch: Partial<OrderListState>, options?: { replace?: boolean }) =>
      change({ cursor: undefined, ...patch }, options),
    zone,
    filter,
    rows: query.data?.rows ?? NO_ROWS,
    count: query.data?.count,
    pages,
    written,
    tableState: tableState(query),
  }
}
