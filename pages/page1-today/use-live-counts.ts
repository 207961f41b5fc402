import { useThrottledCallback } from '@mantine/hooks'
import { useEffect } from 'react'
import { readAgain } from '#client/api/query.ts'
import { followTopic } from '#client/api/topics.ts'
import { onLogin, onRows } from '#client/live/live.ts'
import { countEvents, countOrders, countSignIns, countStock, countTickets } from '#resources/overview/contract.ts'

followTopic('login', countSignIns.path)

/** Combines many writes into one refresh. */
const GATHER_MS = 1_000
/** The counted entities, and the paths that count them. */
const PATHS = {
  orders: countOrders.path,
  tickets: countTickets.path,
  events: countEvents.path,
  products: countStock.path,
}

/** Refetches the counts after every sign-in attempt, and when rows of the company are written. */
export function useLiveCounts() {
  const countSignInsAgain = useThrottledCallback(() => void readAgain(countSignIns.path), GATHER_MS)
  const countCompanyAgain = useThrottledCallback(() => void readAgain(...Object.values(PATHS)), GATHER_MS)
  useEffect(() => onLogin(countSignInsAgain), [countSignInsAgain])
  useEffect(() => onRows(Object.keys(PATHS), countCompanyAgain), [countCompanyAgain])
}
