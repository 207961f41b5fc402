/**
 * What can be done to a row. `restore` takes an archiving or a deletion back, `revert` writes an earlier version anew, and `reset`
 * puts all rows of a sandbox back.
 */
export const AUDIT_ACTIONS = ['create', 'update', 'archive', 'restore', 'delete', 'revert', 'reset'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** A row as the API shows it, whatever its entity. */
export type RecordedRow = Readonly<Record<string, unknown>>

/** One value of a row before and after; undefined: there was, or is, none. `path` leads into what is nested: `name.en`. */
export type FieldChange = { path: string; before: unknown; after: unknown }

/** What every write changes says nothing, and neither does what never changes. */
const SILENT = new Set(['id', 'version', 'updatedAt'])

/** The values that a write changed, in the order in which the API shows them; of a new row, or one that went, all that are not empty. */
export function diffOf(before: RecordedRow | null, after: RecordedRow | null): FieldChange[] {
  const [from, to] = [leavesOf(before), leavesOf(after)]
  const paths = [...new Set([...from.keys(), ...to.keys()])].filter(path => !SILENT.has(path))
  const changes = paths.map(path => ({ path, before: from.get(path), after: to.get(path) }))
  const isWhole = before === null || after === null
  return changes.filter(change =>
    isWhole ? !isEmpty(change.before) || !isEmpty(change.after) : !isSame(change.before, change.after),
  )
}

/** The fields that a write changed, each once. */
export const changedFields = (before: RecordedRow | null, after: RecordedRow | null): string[] => [
  ...new Set(diffOf(before, after).map(({ path }) => path.split('.')[0] ?? path)),
]

/** The values of a row by where they stand; a list counts as one value. */
function leavesOf(row: RecordedRow | null, prefix = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>()
  for (const [name, value] of Object.entries(row ?? {}))
    if (isObject(value)) for (const [path, leaf] of leavesOf(value, `${prefix}${name}.`)) leaves.set(path, leaf)
    else leaves.set(prefix + name, value)
  return leaves
}

const isObject = (value: unknown): value is RecordedRow =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
