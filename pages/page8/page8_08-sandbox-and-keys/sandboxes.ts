import { api } from '#client/api/api.ts'
import { listSandboxes, type Sandbox } from '#resources/sandboxes/contract.ts'

export const sandboxesQuery = api.query(listSandboxes)

export type Shelf = { sandbox: Sandbox; snapshots: Sandbox[] }

/** Groups sandboxes with their snapshots, in order of creation: main first. */
export function shelvesOf(rows: readonly Sandbox[]): Shelf[] {
  const snapshots = Map.groupBy(rows, row => row.snapshotOf)
  return (snapshots.get(null) ?? []).map(sandbox => ({ sandbox, snapshots: snapshots.get(sandbox.id) ?? [] }))
}

export function usedBy(rows: readonly Sandbox[]) {
  const own = rows.filter(row => !row.isShared)
  const snapshots = own.filter(row => row.snapshotOf !== null).length
  return { sandboxes: own.length - snapshots, snapshots }
}

export const rowTotal = ({ rows }: Sandbox): number => Object.values(rows).reduce((sum, count) => sum + count, 0)
