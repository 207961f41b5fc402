import { useThrottledCallback } from '@mantine/hooks'
import { useEffect } from 'react'
import { readAgain } from '#client/api/query.ts'
import { followTopic, pathsOf } from '#client/api/topics.ts'
import { attention } from '#client/attention/attention.ts'
import { onLogin, onRows } from '#client/live/live.ts'
import { countSignIns, readServerState } from '#resources/overview/contract.ts'
import { pathsOfCompany } from './use-counts.ts'

followTopic('login', countSignIns.path)

/** Combines many writes into one refresh. */
const GATHER_MS = 1_000
/** The entities of the company that are counted or listed. */
const ENTITIES = ['orders', 'tickets', 'events', 'products']

const signInsAgain = () => readAgain(...pathsOf('login'))
const companyAgain = () => readAgain(...pathsOfCompany(), ...attention.map(({ reads }) => reads.path))
/** Everything on the page. */
export const allAgain = () => Promise.all([signInsAgain(), companyAgain(), readAgain(readServerState.path)])

/** Refetches what is shown after every sign-in attempt, and when rows of the company are written. */
export function useLiveCounts() {
  const signIns = useThrottledCallback(() => void signInsAgain(), GATHER_MS)
  const company = useThrottledCallback(() => void companyAgain(), GATHER_MS)
  useEffect(() => onLogin(signIns), [signIns])
  useEffect(() => onRows(ENTITIES, company), [company])
}
