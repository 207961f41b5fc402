import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { tableState } from '#client/ui/table/table-state.ts'
import { useCursorPages } from '#client/ui/table/use-cursor-pages.ts'
import { listDeliveryRoutes, type PlacedRoute, readDeliveryRoute } from '#resources/delivery-routes/contract.ts'
import { RouteListState } from './list-state.ts'

const NO_ROWS: readonly PlacedRoute[] = []

/** The list as the URL asks for it, read again when anybody writes a route. */
export function useRouteList() {
  const [state, change] = useUrlState(RouteListState)
  const { search, sort, limit, cursor } = state
  const query = useQuery({
    ...api.query(listDeliveryRoutes, { query: { search: search?.trim() || undefined, sort, limit, cursor } }),
    placeholderData: keepPreviousData,
  })
  const written = useLiveRows('delivery-routes', listDeliveryRoutes.path, readDeliveryRoute.path)
  return {
    state,
    change,
    /** What changes which page is the first begins there again. */
    changeList: (patch: Partial<RouteListState>, options?: { replace?: boolean }) =>
      change({ cursor: undefined, ...patch }, options),
    rows: query.data?.rows ?? NO_ROWS,
    count: query.data?.count,
    pages: useCursorPages(cursor, query, change),
    written,
    tableState: tableState(query),
  }
}
