import { create } from 'zustand'
import { type MapState, useMap } from '#client/state/state.ts'
import { applyChange, type Change, changeBetween, inverse, isEmpty } from './change.ts'
import { keepMarkers } from './keeping.ts'
import { keepLists } from './list-keeping.ts'

const MAX_STEPS = 200

type History = { past: Change[]; future: Change[] }
export const useHistory = create<History>(() => ({ past: [], future: [] }))

/**
 * Applies a step to markers and lists: updates the screen, stores the result, notifies other tabs, and records it for
 * Undo.
 */
export function commit(step: (state: MapState) => Partial<MapState>): void {
  const before = useMap.getState()
  const after = { ...before, ...step(before) }
  const change = changeBetween(before, after)
  if (isEmpty(change)) return
  show(after)
  useHistory.setState(({ past }) => ({ past: [...past, change].slice(-MAX_STEPS), future: [] }))
}

/**
 * Undoes the last step. Returns how many of its changes stay because another tab has changed them since, or null if
 * there is no step.
 */
export function undo(): number | null {
  const { past, future } = useHistory.getState()
  const change = past.at(-1)
  if (!change) return null
  useHistory.setState({ past: past.slice(0, -1), future: [...future, change] })
  return showChange(inverse(change))
}

/** Redoes the last undone step. Returns the same as `undo`. */
export function redo(): number | null {
  const { past, future } = useHistory.getState()
  const change = future.at(-1)
  if (!change) return null
  useHistory.setState({ past: [...past, change], future: future.slice(0, -1) })
  return showChange(change)
}

function showChange(change: Change): number {
  const { skipped, ...state } = applyChange(useMap.getState(), change)
  show(state)
  return skipped
}

function show(state: MapState) {
  const { markers, filter } = useMap.getState()
  useMap.setState(state)
  if (state.markers !== markers) keepMarkers(state.markers)
  if (state.filter !== filter) void keepLists(state.filter)
}
