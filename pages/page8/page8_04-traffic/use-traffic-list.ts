import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { tableState } from '#client/ui/table/table-state.ts'
import { useCursorPages } from '#client/ui/table/use-cursor-pages.ts'
import { listTraffic, type TrafficEntry, type TrafficFilter } from '#resources/traffic/contract.ts'
import { filterOf, TrafficListState } from './list-state.ts'
import { useArrivals } from './use-arrivals.ts'

const NO_ROWS: TrafficEntry[] = []

/** The list as the URL asks for it, kept up to date while it is on the screen. */
export function useTrafficList() {
  const [state, change] = useUrlState(TrafficListState)
  const zone = useGlobal(global => global.time_zone)
  const filter = useMemo(() => filterOf(state, zone), [state, zone])
  const { limit, cursor } = state
  // Nobody listens while the page is closed: what was read then is old.
  const first = useQuery({
    ...api.query(listTraffic, { query: { ...filter, limit } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: cursor === undefined,
  })
  const later = useQuery({
    ...api.query(listTraffic, { query: { ...filter, limit, cursor } }),
    placeholderData: keepPreviousData,
    enabled: cursor !== undefined,
  })
  const query = cursor === undefined ? first : later
  const pages = useCursorPages(cursor, query, change)

  const scroller = useRef<HTMLElement>(null)
  const refresh = () => void first.refetch({ cancelRefetch: false })
  const toldId = useArrivals(cursor === undefined, scroller, refresh)
  const newest = first.isPlaceholderData ? undefined : first.data && (first.data.rows[0]?.id ?? 0)
  const waiting = useWaiting(filter, newest, toldId)
  const firstId = useFirstId(JSON.stringify(filter), newest)

  function showWaiting() {
    change({ cursor: undefined })
    refresh()
    scroller.current?.scrollTo({ top: 0 })
    scroller.current?.focus()
  }

  const rows = query.data?.rows ?? NO_ROWS
  return {
    state,
    /** A filter or the page size changes what the first page is: the list begins there again. */
    change: (patch: Partial<TrafficListState>, options?: { replace?: boolean }) =>
      change({ cursor: undefined, ...patch }, options),
    rows,
    count: query.data?.count,
    pages,
    scroller,
    tableState: tableState(query),
    isNew: (row: TrafficEntry) => cursor === undefined && firstId !== null && row.id > firstId,
    waiting,
    showWaiting,
  }
}

/** How many requests have come that the filter lets through and the newest page does not show. */
function useWaiting(filter: TrafficFilter, newest: number | undefined, toldId: number): number {
  const hasNews = newest !== undefined && toldId > newest
  const { data } = useQuery({
    ...api.query(listTraffic, { query: { ...filter, after: newest ?? 0, limit: 1 } }),
    enabled: hasNews,
    // Each time that more is told of, the count is another.
    queryKey: [listTraffic.path, 'waiting', filter, newest ?? 0, toldId],
    placeholderData: (before, query) => (query?.queryKey[3] === newest ? before : undefined),
  })
  return hasNews ? (data?.count.value ?? 0) : 0
}

/** The newest row when the list of this filter was first read: what is newer has arrived before the reader's eyes. */
function useFirstId(filter: string, newest: number | undefined): number | null {
  const [opened, setOpened] = useState<{ filter: string; id: number } | null>(null)
  if (newest !== undefined && opened?.filter !== filter) setOpened({ filter, id: newest })
  return opened?.filter === filter ? opened.id : null
}
