import { useThrottledCallback } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { api } from '#client/api/api.ts'
import { readAgain } from '#client/api/query.ts'
import { isAtTop } from '#client/list/is-at-top.ts'
import type { ListOf } from '#client/list/use-list-page.ts'
import { onTraffic } from '#client/live/live.ts'
import type { trafficSearch } from '#pages/page8/page8_04-traffic/search-params.ts'
import { listTraffic, type TrafficEntry, type TrafficFilter } from '#resources/traffic/contract.ts'

/** Keeps the list up to date while it is on the screen, and announces waiting requests. */
export function useNewTraffic(list: ListOf<typeof trafficSearch>) {
  const { query, limit, isFirstPage, scroller } = list
  // If another page is shown, this is the cached first one.
  const reading = api.query(listTraffic, { query: { ...query, limit } })
  const first = useQuery({ ...reading, placeholderData: keepPreviousData, staleTime: 0, enabled: isFirstPage })
  const refresh = () => void readAgain(reading.queryKey)
  const latestId = useArrivals(isFirstPage, scroller, refresh)
  const newest = first.isPlaceholderData ? undefined : first.data && (first.data.rows[0]?.id ?? 0)
  const waiting = useWaiting(query, newest, latestId)
  const firstId = useFirstId(JSON.stringify(query), newest)

  function showWaiting() {
    list.change({ cursor: undefined })
    refresh()
    list.scrollToTop()
  }

  return { isNew: (row: TrafficEntry) => isFirstPage && firstId !== null && row.id > firstId, waiting, showWaiting }
}

/** How many new requests match the filter and are not on the newest page. */
function useWaiting(filter: TrafficFilter, newest: number | undefined, latestId: number): number {
  const hasNews = newest !== undefined && latestId > newest
  const { data } = useQuery({
    ...api.query(listTraffic, { query: { ...filter, after: newest ?? 0, limit: 1 } }),
    enabled: hasNews,
    // Counted again whenever more are announced.
    queryKey: [listTraffic.path, 'waiting', filter, newest ?? 0, latestId],
    placeholderData: (before, query) => (query?.queryKey[3] === newest ? before : undefined),
  })
  return hasNews ? (data?.count.value ?? 0) : 0
}

/**
 * The newest row when the list with this filter was first read. Newer rows have arrived while the reader was watching.
 */
function useFirstId(filter: string, newest: number | undefined): number | null {
  const [opened, setOpened] = useState<{ filter: string; id: number } | null>(null)
  if (newest !== undefined && opened?.filter !== filter) setOpened({ filter, id: newest })
  return opened?.filter === filter ? opened.id : null
}

/** Groups the dozen requests of a page that opens into one update. */
const REFRESH_MS = 500

/**
 * Handles new requests. If the reader is at the top of the newest rows, they are refetched at once. Otherwise returns
 * the highest announced id and waits, because rows that move while the user reads are worse than late ones.
 */
function useArrivals(isNewest: boolean, scroller: RefObject<HTMLElement | null>, refresh: () => void): number {
  const [latestId, setLatestId] = useState(0)
  const refreshSoon = useThrottledCallback(refresh, REFRESH_MS)
  const handleTraffic = useEffectEvent((lastId: number) => {
    if (isNewest && isAtTop(scroller.current)) refreshSoon()
    else setLatestId(before => Math.max(before, lastId))
  })
  useEffect(() => onTraffic(lastId => handleTraffic(lastId)), [])
  return latestId
}
