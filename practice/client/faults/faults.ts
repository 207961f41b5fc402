import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { followTopic } from '#client/api/topics.ts'
import { clearFaults, type FaultRule, listFaults, listHeld } from '#resources/faults/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'

followTopic('faults', listFaults.path)
followTopic('faults', listHeld.path)

/** The operator's practice faults. A live message reports when they change. */
export const faultsQuery = api.query(listFaults)

/** The operator's held requests. The same message reports when they change. */
export const heldQuery = api.query(listHeld)

/** Puts the rules of a response into the cache. */
export const showFaults = (on: ReplyBody<typeof listFaults>): void =>
  void queryClient.setQueryData(faultsQuery.queryKey, on)

/** Without rules, nothing is held. What the coach of a class has turned on stays on. */
export const showNoFaults = (): void =>
  void queryClient.setQueryData<ReplyBody<typeof listFaults>>(faultsQuery.queryKey, before => ({
    rules: (before?.rules ?? []).filter(rule => rule.isOfClass),
    held: 0,
  }))

export async function clearAllFaults(): Promise<void> {
  await api.call(clearFaults)
  showNoFaults()
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

  return { query, rules, held: data?.held ?? 0, readAtMs: dataUpdatedAt }
}
