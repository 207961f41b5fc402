import type { RangeState } from '#pages/page1-today/search-params.ts'
import type { Days } from '#resources/overview/contract.ts'
import { MAX_DAYS } from '#resources/overview/rules.ts'

const A_DAY_MS = 86_400_000

/** What is wrong with a custom range; null for nothing. */
export function issueOf({ range, from, to }: RangeState): 'dayOrder' | 'tooLong' | null {
  if (range !== 'own' || !from || !to) return null
  if (to < from) return 'dayOrder'
  return (Date.parse(to) - Date.parse(from)) / A_DAY_MS >= MAX_DAYS ? 'tooLong' : null
}

/** The query for the server. An incomplete or invalid range means the last seven days. */
export function daysOf(state: RangeState, today: string, zone: string): Partial<Days> & { zone: string } {
  const { range, from, to } = state
  if (range === 'today') return { zone, from: today, to: today }
  if (range === '30') return { zone, days: 30 }
  if (range === 'own' && from && to && issueOf(state) === null) return { zone, from, to }
  return { zone, days: 7 }
}
