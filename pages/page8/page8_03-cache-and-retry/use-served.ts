import { useThrottledCallback } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/api/api.ts'
import { readAgain } from '#client/api/query.ts'
import { followTopic } from '#client/api/topics.ts'
import { onTraffic } from '#client/live/live.ts'
import { listTraffic } from '#resources/traffic/contract.ts'

// Growth that was announced before the live connection was there is read when it is.
followTopic('traffic', listTraffic.path)

const PAGE = 'page8_03'
const REFRESH_MS = 300

/** This page's reads of products in the server's log since the page was opened, or since `restart`, kept up to date. */
export function useServed() {
  const [restartedAt, setRestartedAt] = useState<number | null>(null)
  // The log starts after its newest entry, of any kind, when the page is opened.
  const start = useQuery({
    ...api.query(listTraffic, { query: { limit: 1 } }),
    queryKey: [PAGE, 'start'],
    // Not even a new connection moves it.
    staleTime: 'static',
    gcTime: 0,
  })
  const after = restartedAt ?? start.data?.rows[0]?.id ?? 0
  const reading = api.query(listTraffic, { query: { page: PAGE, endpoint: 'readProduct', after, limit: 200 } })
  const served = useQuery({ ...reading, enabled: start.data !== undefined })
  const refresh = useThrottledCallback(() => void readAgain(reading.queryKey), REFRESH_MS)
  useEffect(() => onTraffic(refresh), [refresh])
  return {
    query: start.data ? served : start,
    /** Requests sent before the start is known would never be shown. */
    isStarting: start.isPending,
    restart: () => setRestartedAt(served.data?.rows[0]?.id ?? after),
  }
}
export type ServedLog = ReturnType<typeof useServed>
