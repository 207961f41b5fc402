import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { listSandboxes, type Sandbox } from '#resources/sandboxes/contract.ts'

const NONE: Sandbox[] = []

/** Where one may work: main and the own sandboxes, no snapshots. */
export function useWorkplaces(): Sandbox[] | undefined {
  const { data } = useQuery({
    ...api.query(listSandboxes),
    select: ({ rows }) => rows.filter(row => row.snapshotOf === null),
  })
  return data
}

/** Its name; the id of one that is gone. */
export const useSandboxName = (id: string): string => (useWorkplaces() ?? NONE).find(one => one.id === id)?.name ?? id
