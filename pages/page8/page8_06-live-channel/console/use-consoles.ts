import { useRead } from '#client/api/use-read.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useGlobal } from '#client/state/state.ts'
import { listConsoles } from '#resources/consoles/contract.ts'

/** The connected consoles, if the operator's level allows to see them. */
export function useConsoles() {
  const isAllowed = useGlobal(({ permissions }) => permissions.includes('channel:use'))
  useLiveRows(isAllowed ? 'consoles' : null)
  const query = useRead(listConsoles, {}, { enabled: isAllowed })
  return { isAllowed, query }
}
