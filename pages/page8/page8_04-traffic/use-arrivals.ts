import { useThrottledCallback } from '@mantine/hooks'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { isAtTop } from '#client/list/is-at-top.ts'
import { onTraffic } from '#client/live/live.ts'

/** A page that opens sends a dozen requests: they come as one. */
const REFRESH_MS = 500

/**
 * When requests come in: where the reader looks at the top of the newest rows they are read at once; elsewhere the highest id that was announced
 * of is given, and waits, for rows that move under the eye are worse than late ones.
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
