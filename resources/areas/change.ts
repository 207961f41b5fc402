import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import type { Area, AreaChange } from './contract.ts'
import { areas, requireTeam } from './entity.ts'
import { requireNoOverlaps } from './overlaps.ts'
import { countCorners, MAX_CORNERS_AT_ONCE } from './rules.ts'
import { inAreaThread } from './thread/open.ts'

/** Refuses shapes that no area can have, as the schema of a single area does, and too many at once. */
export async function requireShapes(changes: readonly AreaChange[]): Promise<void> {
  const given = changes.flatMap((change, index) => {
    const shape = 'fields' in change ? change.fields.polygons : undefined
    return shape ? [{ pointer: `/body/changes/${index}/fields/polygons`, shape }] : []
  })
  if (given.length === 0) return
  const shapes = given.map(({ shape }) => shape)
  if (shapes.reduce((sum, shape) => sum + countCorners(shape), 0) > MAX_CORNERS_AT_ONCE) throw refuse('too-complex')
  const issues = await inAreaThread(thread => thread.run('findShapeIssues', shapes))
  const errors = given.flatMap(({ pointer }, index) => {
    const code = issues[index]
    return code ? [{ pointer, code }] : []
  })
  if (errors.length > 0) throw refuse('invalid-input', { errors })
}

/** For one of several changes, because only their result must not overlap. */
const uncheckedAreas: typeof areas = { ...areas, validate: (fields, _current, context) => requireTeam(fields, context) }

/** Applies the changes one after another. Between them areas may overlap, at the end they must not. */
export async function applyChanges(writing: Writing, changes: readonly AreaChange[]): Promise<Area[]> {
  const rows: Area[] = []
  // By id, because several changes may concern one area.
  const placed = new Map<number, Area & { isNew: boolean }>()
  for (const change of changes) {
    const row = await applyChange(writing, change)
    rows.push(row)
    if (change.kind === 'delete') placed.delete(row.id)
    else placed.set(row.id, { ...row, isNew: change.kind === 'create' || placed.get(row.id)?.isNew === true })
  }
  await requireNoOverlaps(writing, [...placed.values()])
  return rows
}

function applyChange({ create, update, remove, restore }: Writing, change: AreaChange): Promise<Area> {
  switch (change.kind) {
    case 'create':
      return create(uncheckedAreas, change.fields)
    case 'update':
      return update(uncheckedAreas, change.id, { match: `"${change.version}"`, fields: change.fields })
    case 'delete':
      return remove(uncheckedAreas, change.id, `"${change.version}"`)
    case 'restore':
      return restore(uncheckedAreas, change.id)
  }
}
