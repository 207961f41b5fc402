import { useState } from 'react'
import type { ListedVisit } from '#resources/visits/contract.ts'
import { useDevice } from './outbox/device.ts'

/**
 * The visit with this id. It stays while its report is open, also if the list becomes that of another day, which lacks
 * it: what is being typed would be lost with it.
 */
export function useOpenVisit(visitId: number | undefined): ListedVisit | undefined {
  const kept = useDevice(device => device.kept)
  const sandboxId = kept?.sandbox.id
  const found = kept?.visits.find(({ id }) => id === visitId)
  const [opened, setOpened] = useState({ visit: found, sandboxId })
  if (found && found !== opened.visit) setOpened({ visit: found, sandboxId })
  return found ?? (opened.visit?.id === visitId && opened.sandboxId === sandboxId ? opened.visit : undefined)
}
