import { useMemo } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useGlobal } from '#client/state/state.ts'
import { listSandboxes } from '#resources/sandboxes/contract.ts'

/** The names of the operator's sandboxes; empty for one that is missing or not visible. */
export function useSandboxName(): (id: string) => string {
  const enabled = useGlobal(global => global.permissions.includes('sandboxes:read'))
  const { data } = useRead(listSandboxes, {}, { enabled })
  return useMemo(() => {
    const names = new Map(data?.rows.map(({ id, name }) => [id, name]))
    return id => names.get(id) ?? ''
  }, [data])
}
