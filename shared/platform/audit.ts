/**
 * The actions on a row. `restore` undoes an archiving or a deletion, `revert` writes an earlier version again, and
 * `reset` returns all rows of a sandbox to the seeded data.
 */
export const AUDIT_ACTIONS = ['create', 'update', 'archive', 'restore', 'delete', 'revert', 'reset'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** A row of any entity, as the API returns it. */
export type RecordedRow = Readonly<Record<string, unknown>>

/** One value of a row before and after, undefined if it is missing. `path` may lead into nested objects: `name.en`. */
export type FieldChange = { path: string; before: unknown; after: unknown }

/** Fields to leave out, because every write changes them, or none does. */
const SILENT = new Set(['id', 'version', 'updatedAt'])

/**
 * The values that a write changed, in the API's order. A created or deleted row lists all values that are not empty.
 */
export function diffOf(before: RecordedRow | null, after: RecordedRow | null): FieldChange[] {
  const [from, to] = [leavesOf(before), leavesOf(after)]
  const paths = [...new Set([...from.keys(), ...to.keys()])].filter(path => !SILENT.has(path))
  const changes = paths.map(path => ({ path, before: from.get(path), after: to.get(path) }))
  const isWhole = before === null || after === null
  return changes.filter(change =>
    isWhole ? !isEmpty(change.before) || !isEmpty(change.after) : !isSame(change.before, change.after),
  )
}

/** The top-level fields that a write changed. */
export const changedFields = (before: RecordedRow | null, after: RecordedRow | null): string[] => [
  ...new Set(diffOf(before, after).map(({ path }) => path.split('.')[0] ?? path)),
]

/** The values of a row by their path. An array counts as one value. */
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
