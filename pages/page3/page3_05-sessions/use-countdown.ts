import { useEffect, useState } from 'react'
import { queryClient } from '#client/api/query.ts'
import { sessionsQuery } from './sessions.ts'

/** An end this near is counted down, second by second. */
export const NEAR_MS = 600_000

/** The time, each second while the next end is near; when it has come, the list is read again. */
export function useCountdown(nextEndMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isNear = nextEndMs - now < NEAR_MS
  useEffect(() => {
    if (!Number.isFinite(nextEndMs)) return
    // Timers hold no longer delay than this, and a list this old is read again anyway.
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
  }, [isNear, nextEndMs])
  return now
}
