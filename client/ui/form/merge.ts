/** The name of a field that can be merged. */
export type FieldOf<V> = keyof V & string

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What was changed from `base`: all that has to be sent. */
export function changesOf<V extends object>(base: V, now: V): Partial<V> {
  const changed = fieldsOf(base).filter(field => !isSame(base[field], now[field]))
  // fromEntries forgets the keys that it was given.
  return Object.fromEntries(changed.map(field => [field, now[field]])) as Partial<V>
}

export type Merge<V> = {
  /** Where one side changed a field, its value; where both did and differ, mine until somebody chooses. */
  merged: V
  /** Changed there only. */
  taken: FieldOf<V>[]
  /** Changed on both sides, differently. */
  conflicts: FieldOf<V>[]
}

/** Three-way merge, field by field: `base` is what both sides began with. A field that holds several values is one. */
export function mergeFields<V extends object>(base: V, mine: V, theirs: V): Merge<V> {
  const isChanged = (side: V) => (field: FieldOf<V>) => !isSame(side[field], base[field])
  const theirChanges = fieldsOf(base).filter(isChanged(theirs))
  const taken = theirChanges.filter(field => !isChanged(mine)(field))
  const conflicts = theirChanges.filter(field => isChanged(mine)(field) && !isSame(mine[field], theirs[field]))
  return { merged: { ...mine, ...pick(theirs, taken) }, taken, conflicts }
}

/** These fields of the values, and no others. */
export const pick = <V extends object>(values: V, fields: readonly FieldOf<V>[]): Partial<V> =>
  // fromEntries forgets the keys that it was given.
  Object.fromEntries(fields.map(field => [field, values[field]])) as Partial<V>

const fieldsOf = <V extends object>(values: V) => Object.keys(values) as FieldOf<V>[]
