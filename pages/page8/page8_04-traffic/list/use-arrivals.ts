import { useThrottledCallback } from '@mantine/hooks'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { isAtTop } from '#client/list/is-at-top.ts'
import { onTraffic } from '#client/live/live.ts'

/** Groups the dozen requests of a page that opens into one update. */
const REFRESH_MS = 500

/**
 * Handles new requests. If the reader is at the top of the newest rows, they are refetched at once. Otherwise returns
 * the highest announced id and waits, because rows that move while the user reads are worse than late ones.
 */
export function useArrivals(isNewest: boolean, scroller: RefObject<HTMLElement | null>, refresh: () => void): number {
  const [latestId, setLatestId] = useState(0)
  const refreshSoon = useThrottledCallback(refresh, REFRESH_MS)
  const handleTraffic = useEffectEvent((lastId: number) => {
    if (isNewest && isAtTop(scroller.current)) refreshSoon()
    else setLatestId(before => Math.max(before, lastId))
  })
  useEffect(() => onTraffic(lastId => handleTraffic(lastId)), [])
  return latestId
}
