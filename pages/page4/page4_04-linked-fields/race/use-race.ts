import { useCallback, useReducer, useState } from 'react'
import { FAULT_HEADER } from '#shared/platform/faults.ts'
import type { Outcome, Protection } from './latest.ts'
import type { FieldName, Sent } from './sent.ts'

export const SLOW_MS = 2500
const MAX_SHOWN = 20

type Change = { add: Sent } | { id: number; patch: Partial<Sent> } | 'empty'

function reduce(requests: readonly Sent[], change: Change): readonly Sent[] {
  if (change === 'empty') return []
  if ('add' in change) return [...requests, change.add].slice(-MAX_SHOWN)
  return requests.map(request => (request.id === change.id ? { ...request, ...change.patch } : request))
}

/** Records one request: the headers it must carry, and how it went. */
export type Note = {
  headers: Record<string, string>
  /** A response has arrived, whatever happens to it. */
  answered: (requestId: string | null) => void
  end: (outcome: Outcome) => void
}

/** Running requests read the current settings, not those at the time they were sent. */
const createSettings = () => ({
  protection: 'abort' as Protection,
  isSlow: false,
  lastId: 0,
  numbers: new Map<FieldName, number>(),
  /** How many requests each field has sent since the delay was turned on. */
  sinceSlow: new Map<FieldName, number>(),
})

/**
 * The page's experiment: whether every other request of a field is slow (it carries a practice fault, so the server
 * really responds out of order), which protection is on, and the requests as they went.
 */
export function useRace() {
  const [settings] = useState(createSettings)
  const [{ protection, isSlow }, setShown] = useState({ protection: settings.protection, isSlow: settings.isSlow })
  const [requests, change] = useReducer(reduce, [])

  const note = useCallback(
    (field: FieldName, subject: string): Note => {
      const id = ++settings.lastId
      const number = (settings.numbers.get(field) ?? 0) + 1
      const place = settings.sinceSlow.get(field) ?? 0
      settings.numbers.set(field, number)
      settings.sinceSlow.set(field, place + 1)
      const isThisSlow = settings.isSlow && place % 2 === 0
      const begun = { id, field, number, subject, sentMs: performance.now(), isSlow: isThisSlow }
      change({ add: { ...begun, endMs: null, outcome: 'waiting', requestId: null } })
      return {
        headers: isThisSlow ? { [FAULT_HEADER]: `delay=${SLOW_MS}` } : {},
        answered: requestId => change({ id, patch: { requestId, endMs: performance.now() } }),
        end: outcome => change({ id, patch: { outcome, ...(outcome === 'aborted' && { endMs: performance.now() }) } }),
      }
    },
    [settings],
  )

  return {
    protection,
    isSlow,
    requests,
    note,
    protectionNow: useCallback(() => settings.protection, [settings]),
    protect: (next: Protection) => {
      settings.protection = next
      setShown({ protection: next, isSlow })
    },
    slowDown: (isOn: boolean) => {
      settings.isSlow = isOn
      // The first request of each field is slow, the second is not, so the order is predictable.
      settings.sinceSlow.clear()
      setShown({ protection, isSlow: isOn })
    },
    empty: () => change('empty'),
  }
}
export type Race = ReturnType<typeof useRace>
