import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#client/api/api.ts'
import { useGlobal } from '#client/state/state.ts'
import { listSandboxes } from '#resources/sandboxes/contract.ts'

/** The names of the operator's sandboxes; empty for one that is missing or not visible. */
export function useSandboxName(): (id: string) => string {
  const enabled = useGlobal(global => global.permissions.includes('sandboxes:read'))
  const { data } = useQuery({ ...api.query(listSandboxes), enabled })
  return useMemo(() => {
    const names = new Map(data?.rows.map(({ id, name }) => [id, name]))
    return id => names.get(id) ?? ''
  }, [data])
}
