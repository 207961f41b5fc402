import type { MapFilter, MapState, Marker } from '#client/state/state.ts'

/** One thing of a list before and after a change; `index` is its place in the list that has it. */
type Edit<T> = { id: string; index: number; before: T | null; after: T | null }

/** What one step changed: enough to take it back and to do it again, whatever else has changed since. */
export type Change = { markers: Edit<Marker>[]; filter: Edit<MapFilter>[] }

export const changeBetween = (before: MapState, after: MapState): Change => ({
  markers: editsBetween(before.markers, after.markers),
  filter: editsBetween(before.filter, after.filter),
})

export const isEmpty = ({ markers, filter }: Change): boolean => markers.length === 0 && filter.length === 0

/** The change that takes this one back. */
export const inverse = ({ markers, filter }: Change): Change => ({
  markers: markers.map(turnRound),
  filter: filter.map(turnRound),
})
const turnRound = <T>({ id, index, before, after }: Edit<T>): Edit<T> => ({ id, index, before: after, after: before })

/**
 * The state with a change applied. What is no longer as the change found it (another tab has changed it) stays as it is, and is
 * counted as skipped.
 */
export function applyChange(state: MapState, change: Change): MapState & { skipped: number } {
  const markers = applyEdits(state.markers, change.markers)
  const filter = applyEdits(state.filter, change.filter)
  return { markers: markers.list, filter: filter.list, skipped: markers.skipped + filter.skipped }
}

function editsBetween<T extends { id: string }>(before: readonly T[], after: readonly T[]): Edit<T>[] {
  if (before === after) return []
  const known = new Map(before.map((one, index) => [one.id, { one, index }]))
  const edits: Edit<T>[] = []
  for (const [index, one] of after.entries()) {
    const old = known.get(one.id)
    known.delete(one.id)
    if (old?.one !== one) edits.push({ id: one.id, index, before: old?.one ?? null, after: one })
  }
  for (const [id, { one, index }] of known) edits.push({ id, index, before: one, after: null })
  return edits
}

function applyEdits<T extends { id: string }>(list: T[], edits: Edit<T>[]): { list: T[]; skipped: number } {
  if (edits.length === 0) return { list, skipped: 0 }
  const present = new Map(list.map(one => [one.id, one]))
  const valid = edits.filter(({ id, before }) => isSame(present.get(id) ?? null, before))
  const byId = new Map(valid.map(edit => [edit.id, edit]))
  const kept = list.flatMap(one => {
    const edit = byId.get(one.id)
    return edit ? (edit.after ?? []) : one
  })
  // From the front, so that each comes to stand where it stood.
  const added = valid.filter(({ before }) => before === null).sort((a, b) => a.index - b.index)
  return { list: inserted(kept, added), skipped: edits.length - valid.length }
}

/** Both lists gone through once: five thousand markers may come back in one step. */
function inserted<T>(list: T[], added: Edit<T>[]): T[] {
  const result: T[] = []
  let taken = 0
  for (const { index, after } of added) {
    while (result.length < index && taken < list.length) result.push(list[taken++] as T)
    if (after !== null) result.push(after)
  }
  return [...result, ...list.slice(taken)]
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)
