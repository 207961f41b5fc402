import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { followTopic } from '#client/api/topics.ts'
import { clearFaults, type FaultRule, listFaults } from '#resources/faults/contract.ts'

followTopic('faults', listFaults.path)

/** The operator's practice faults. A live message reports when they change. */
export const faultsQuery = api.query(listFaults)

/** Puts the rules of a response into the cache. */
export const showFaults = (on: { rules: FaultRule[] }): void => void queryClient.setQueryData(faultsQuery.queryKey, on)

export async function clearAllFaults(): Promise<void> {
  await api.call(clearFaults)
  showFaults({ rules: [] })
}

/** When a rule ends by the clock of this machine, which may differ from the server's. */
export const endOf = ({ secondsLeft }: FaultRule, readAtMs: number): number => readAtMs + secondsLeft * 1000

/** The query of the active rules. A rule that expires disappears at that moment. */
export function useFaults() {
  const query = useQuery({ ...faultsQuery, staleTime: Number.POSITIVE_INFINITY })
  const { data, dataUpdatedAt } = query
  const [now, setNow] = useState(() => Date.now())
  const rules = (data?.rules ?? []).filter(rule => endOf(rule, dataUpdatedAt) > Math.max(now, dataUpdatedAt))
  const nextEnd = Math.min(...rules.map(rule => endOf(rule, dataUpdatedAt)))

  useEffect(() => {
    if (!Number.isFinite(nextEnd)) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, nextEnd - Date.now()) + 50)
    return () => clearTimeout(timer)
  }, [nextEnd])

  return { query, rules, readAtMs: dataUpdatedAt }
}
