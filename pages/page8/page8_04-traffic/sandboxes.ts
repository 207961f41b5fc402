import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { listSandboxes, type Sandbox } from '#resources/sandboxes/contract.ts'

const NONE: Sandbox[] = []

/** The sandboxes that the operator can work in: main and their own, without snapshots. */
export function useWorkplaces(): Sandbox[] | undefined {
  const { data } = useQuery({
    ...api.query(listSandboxes),
    select: ({ rows }) => rows.filter(row => row.snapshotOf === null),
  })
  return data
}

/** The name of a sandbox, or the id of one that is gone. */
export const useSandboxName = (id: string): string => (useWorkplaces() ?? NONE).find(one => one.id === id)?.name ?? id
