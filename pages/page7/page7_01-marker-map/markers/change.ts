import type { MapFilter, MapState, Marker } from '#client/state/state.ts'
import { itemAt } from '#shared/objects.ts'

/** An element of a list before and after a change. `index` is its index in the list that contains it. */
type Edit<T> = { id: string; index: number; before: T | null; after: T | null }

/** What one step changed: enough to undo and redo it, whatever else has changed since. */
export type Change = { markers: Edit<Marker>[]; filter: Edit<MapFilter>[] }

export const changeBetween = (before: MapState, after: MapState): Change => ({
  markers: editsBetween(before.markers, after.markers),
  filter: editsBetween(before.filter, after.filter),
})

export const isEmpty = ({ markers, filter }: Change): boolean => markers.length === 0 && filter.length === 0

export const inverse = ({ markers, filter }: Change): Change => ({
  markers: markers.map(turnRound),
  filter: filter.map(turnRound),
})
const turnRound = <T>({ id, index, before, after }: Edit<T>): Edit<T> => ({ id, index, before: after, after: before })

/**
 * Applies a change to the state. An element that is no longer as the change found it (another tab has changed it)
 * stays, and is counted as skipped.
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
  // In ascending order, so that each element gets its old index.
  const added = valid.filter(({ before }) => before === null).sort((a, b) => a.index - b.index)
  return { list: inserted(kept, added), skipped: edits.length - valid.length }
}

/** A single pass over both lists, because a step may restore five thousand markers. */
function inserted<T>(list: T[], added: Edit<T>[]): T[] {
  const result: T[] = []
  let taken = 0
  for (const { index, after } of added) {
    while (result.length < index && taken < list.length) result.push(itemAt(list, taken++))
    if (after !== null) result.push(after)
  }
  return [...result, ...list.slice(taken)]
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)
