import { api } from '#client/api/api.ts'
import { atVersion } from '#client/api/use-action.ts'
import { addToCounter, replaceCounters, type StoredCounters } from '#resources/counters/contract.ts'
import type { Counters, Target } from '#resources/counters/rules.ts'
import { FAULT_HEADER } from '#shared/platform/faults.ts'

/** `put` overwrites, `match` overwrites only the version that was read, `step` lets the server add. */
export const WAYS = ['put', 'match', 'step'] as const
export type Way = (typeof WAYS)[number]

/** The new counters; for a single step, also the counter and the amount. */
export type Change = { next: Counters; step?: { target: Target; by: number } }

/**
 * Sends a change of the counters that were read, with a practice fault if one is given. Adding or removing a counter is not
 * a step, so the list is put.
 */
export function sendChange(
  way: Way,
  read: StoredCounters,
  { next, step }: Change,
  fault?: string,
): Promise<StoredCounters> {
  const options = fault === undefined ? {} : { headers: { [FAULT_HEADER]: fault } }
  if (way === 'step' && step) return api.call(addToCounter, { body: step }, options)
  const headers = way === 'put' ? {} : atVersion(read)
  return api.call(replaceCounters, { headers, body: next }, options)
}
