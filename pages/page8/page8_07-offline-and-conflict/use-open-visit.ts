import { useState } from 'react'
import type { ListedVisit } from '#resources/visits/contract.ts'
import { useDevice } from './outbox/device.ts'
import type { Kept } from './outbox/entry.ts'

export type OpenVisit = { visit: ListedVisit; sandbox: Kept['sandbox'] }

/**
 * The visit with this id, and its sandbox. It stays while its report is open, also if the list becomes that of another
 * day, which lacks it, or of another sandbox, which may have another visit with this id: what is being typed would be
 * lost with it.
 */
export function useOpenVisit(visitId: number | undefined): OpenVisit | undefined {
  const kept = useDevice(device => device.kept)
  const [opened, setOpened] = useState<OpenVisit>()
  const own = opened?.visit.id === visitId ? opened : undefined
  const found = !own || own.sandbox.id === kept?.sandbox.id ? kept?.visits.find(({ id }) => id === visitId) : undefined
  const shown = found && kept ? { visit: found, sandbox: kept.sandbox } : own
  if (shown?.visit !== opened?.visit) setOpened(shown)
  return shown
}
