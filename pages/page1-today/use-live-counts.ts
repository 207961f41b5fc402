import { useThrottledCallback } from '@mantine/hooks'
import { useEffect } from 'react'
import { invalidateResource, readAgain } from '#client/api/query.ts'
import { followTopic, pathsOf } from '#client/api/topics.ts'
import { onLogin, onRows } from '#client/live/live.ts'
import { countSignIns } from '#resources/overview/contract.ts'

followTopic('login', countSignIns.path)

/** Combines many writes into one refresh. */
const GATHER_MS = 1_000
/** The counted entities, and the resources that count or list them. */
const ENTITIES = ['orders', 'tickets', 'events', 'products']
const RESOURCES = [...ENTITIES, 'overview', 'sales']

/** Refetches what is shown after every sign-in attempt, and when rows of the company are written. */
export function useLiveCounts() {
  const countSignInsAgain = useThrottledCallback(() => void readAgain(...pathsOf('login')), GATHER_MS)
  const countCompanyAgain = useThrottledCallback(
    () => void Promise.all(RESOURCES.map(resource => invalidateResource(resource))),
    GATHER_MS,
  )
  useEffect(() => onLogin(countSignInsAgain), [countSignInsAgain])
  useEffect(() => onRows(ENTITIES, countCompanyAgain), [countCompanyAgain])
}
