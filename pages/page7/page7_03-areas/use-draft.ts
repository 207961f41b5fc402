import { useState } from 'react'
import type { Area } from '#resources/areas/contract.ts'
import { type LngLat, roundPoint, type Shape } from '#resources/areas/rules.ts'
import {
  type Corner,
  insertAfter,
  moveTo,
  neighbourOf,
  pointAt,
  removeCorner,
  sameCorner,
  type Unit,
} from './geometry/edit.ts'

/** A shape that is being edited. `base` is the saved area, null for a new one. */
type Draft = {
  base: Area | null
  shape: Shape
  /** While a corner is being moved: the shape as it would be. */
  preview: Shape | null
  past: readonly Shape[]
  future: readonly Shape[]
}

const FIRST: Corner = { polygon: 0, ring: 0, index: 0 }

/** The shape that is being edited, with its own Undo until it is saved. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [corner, setCorner] = useState<Corner>(FIRST)
  const [unit, setUnit] = useState<Unit>('corner')
  const shape = draft?.preview ?? draft?.shape ?? null

  const apply = (next: Shape) =>
    setDraft(before =>
      before && next !== before.shape
        ? { ...before, shape: next, preview: null, past: [...before.past, before.shape], future: [] }
        : before,
    )

  return {
    base: draft?.base ?? null,
    isOpen: draft !== null,
    /** As shown, while it moves; null if nothing is being edited. */
    shape,
    isChanged: draft !== null && (draft.base === null || draft.past.length > 0),
    canUndo: (draft?.past.length ?? 0) > 0,
    canRedo: (draft?.future.length ?? 0) > 0,
    /** The current corner, which the keys and the panel act on. */
    corner,
    unit,
    setUnit,
    selectCorner: setCorner,

    open(base: Area | null, start: Shape) {
      setDraft({ base, shape: start, preview: null, past: [], future: [] })
      setCorner(FIRST)
    },
    close: () => setDraft(null),
    /** This shape has been saved. What was changed since stays open, based on what was saved. */
    settleSaved: (saved: Area, sent: Shape) =>
      setDraft(before => {
        const isOfDraft =
          before && (before.base?.id === saved.id || [...before.past, before.shape, ...before.future].includes(sent))
        if (!isOfDraft) return before
        return before.shape === sent ? null : { ...before, base: saved }
      }),
    apply,
    /** Shows where the current corner would move. `settle` makes it a step. */
    preview: (to: LngLat) =>
      setDraft(before => before && { ...before, preview: moveTo(before.shape, corner, unit, to) }),
    /** Shows where the whole shape would be if this point of it moved there. */
    previewDrag: (from: LngLat, to: LngLat) =>
      setDraft(before => {
        const first = before && pointAt(before.shape, FIRST)
        if (!first) return before
        const moved: LngLat = [first[0] + to[0] - from[0], first[1] + to[1] - from[1]]
        return { ...before, preview: moveTo(before.shape, FIRST, 'area', moved) }
      }),
    settle() {
      if (draft?.preview) apply(draft.preview)
    },
    cancelPreview: () => setDraft(before => before && { ...before, preview: null }),
    moveCorner(to: LngLat) {
      if (draft) apply(moveTo(draft.shape, corner, unit, roundPoint(to)))
    },
    insertCorner(after = corner, at?: LngLat) {
      if (!draft) return
      apply(insertAfter(draft.shape, after, at))
      setCorner({ ...after, index: after.index + 1 })
    },
    /** Returns false if nothing would be left. */
    removeCorner(): boolean {
      const next = draft ? removeCorner(draft.shape, corner) : []
      if (next.length === 0) return false
      apply(next)
      if (!pointAt(next, corner)) setCorner(neighbourOf(next, FIRST, -1) ?? FIRST)
      return true
    },
    goTo(by: 1 | -1) {
      const next = draft && neighbourOf(draft.shape, corner, by)
      if (next && !sameCorner(next, corner)) setCorner(next)
    },
    undo: () =>
      setDraft(before => {
        const last = before?.past.at(-1)
        return before && last
          ? {
              ...before,
              shape: last,
              preview: null,
              past: before.past.slice(0, -1),
              future: [...before.future, before.shape],
            }
          : before
      }),
    redo: () =>
      setDraft(before => {
        const next = before?.future.at(-1)
        return before && next
          ? {
              ...before,
              shape: next,
              preview: null,
              past: [...before.past, before.shape],
              future: before.future.slice(0, -1),
            }
          : before
      }),
  }
}
export type DraftEditor = ReturnType<typeof useDraft>
