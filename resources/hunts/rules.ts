import { HINT_COST, MISS_COST, POINTS } from '#shared/platform/bugs.ts'
import type { FoundBug } from './contract.ts'

type Score = { found: readonly Pick<FoundBug, 'level'>[]; hints: number; misses: number }

/** For bugs found, less what hints and misses cost; never below 0. */
export function pointsOf({ found, hints, misses }: Score): number {
  const earned = found.reduce((sum, { level }) => sum + POINTS[level], 0)
  return Math.max(0, earned - hints * HINT_COST - misses * MISS_COST)
}
