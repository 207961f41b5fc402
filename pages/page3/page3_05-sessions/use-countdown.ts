import { useEffect, useState } from 'react'
import { queryClient } from '#client/api/query.ts'
import { sessionsQuery } from './sessions.ts'

/** Within this time, the end is counted down second by second. */
export const NEAR_MS = 600_000

/** The current time, updated each second while the next end is near. When it has passed, the list is refetched. */
export function useCountdown(nextEndMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isNear = nextEndMs - now <= NEAR_MS
  const waitedUntil = isNear ? null : now
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next wait begins after each.
  useEffect(() => {
    if (!Number.isFinite(nextEndMs)) return
    // Limited, because the delay of a timer can overflow.
    const untilNearMs = Math.min(Math.max(0, nextEndMs - NEAR_MS - Date.now()), NEAR_MS)
    if (!isNear) {
      const timer = setTimeout(() => setNow(Date.now()), untilNearMs)
      return () => clearTimeout(timer)
    }
    const ticking = setInterval(() => {
      setNow(Date.now())
      if (Date.now() > nextEndMs) void queryClient.refetchQueries(sessionsQuery)
    }, 1_000)
    return () => clearInterval(ticking)
  }, [isNear, nextEndMs, waitedUntil])
  return now
}
