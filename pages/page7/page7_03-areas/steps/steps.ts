import type { Area, AreaChange } from '#resources/areas/contract.ts'
import { getExisting, itemAt, keysIn } from '#shared/objects.ts'

/** A change that names no version, because the version is only known when it is sent. */
export type Step = (
  | { kind: 'create'; fields: Extract<AreaChange, { kind: 'create' }>['fields'] }
  | { kind: 'update'; id: number; fields: Extract<AreaChange, { kind: 'update' }>['fields'] }
  | { kind: 'delete'; id: number }
  | { kind: 'restore'; id: number }
)[]

/** The changes to send. `versionOf` is the version of an area as the operator knows it. */
export const changesOf = (step: Step, versionOf: (id: number) => number): AreaChange[] =>
  step.map(change =>
    change.kind === 'update' || change.kind === 'delete' ? { ...change, version: versionOf(change.id) } : change,
  )

/** The step that undoes another. `before` are the areas as they were, `rows` the results of its changes. */
export function inverseOf(step: Step, before: ReadonlyMap<number, Area>, rows: readonly Area[]): Step {
  return step
    .map((change, index): Step[number] => {
      // The reply has a row for each change.
      const { id } = itemAt(rows, index)
      if (change.kind === 'create' || change.kind === 'restore') return { kind: 'delete', id }
      if (change.kind === 'delete') return { kind: 'restore', id }
      // Only known areas are changed.
      const { name, teamId, mayOverlap, polygons } = getExisting(before, id)
      const known = { name, teamId, mayOverlap, polygons }
      const keys = keysIn(change.fields)
      // Each key has its own value.
      const fields = Object.fromEntries(keys.map(key => [key, known[key]])) as typeof change.fields
      return { kind: 'update', id, fields }
    })
    .reverse()
}
