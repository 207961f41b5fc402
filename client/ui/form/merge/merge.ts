import { keysIn } from '#shared/objects.ts'
export type FieldOf<V> = keyof V & string

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields that differ from `base`: everything that has to be sent. */
export function changesOf<V extends object>(base: V, now: V): Partial<V> {
  const changed = keysIn(base).filter(field => !isSame(base[field], now[field]))
  return pick(now, changed)
}

export type Merge<V> = {
  /** A field that one side changed has its value. If both changed it differently, mine until the operator chooses. */
  merged: V
  /** Changed only by them. */
  taken: FieldOf<V>[]
  /** Changed differently on both sides. */
  conflicts: FieldOf<V>[]
}

/**
 * Three-way merge, field by field. `base` is what both sides started from. A field that holds several values counts as
 * one.
 */
export function mergeFields<V extends object>(base: V, mine: V, theirs: V): Merge<V> {
  const isChanged = (side: V) => (field: FieldOf<V>) => !isSame(side[field], base[field])
  const theirChanges = keysIn(base).filter(isChanged(theirs))
  const taken = theirChanges.filter(field => !isChanged(mine)(field))
  const conflicts = theirChanges.filter(field => isChanged(mine)(field) && !isSame(mine[field], theirs[field]))
  return { merged: { ...mine, ...pick(theirs, taken) }, taken, conflicts }
}

/** Only these fields of the values. */
export const pick = <V extends object>(values: V, fields: readonly FieldOf<V>[]): Partial<V> =>
  // fromEntries loses the type of its keys.
  Object.fromEntries(fields.map(field => [field, values[field]])) as Partial<V>
