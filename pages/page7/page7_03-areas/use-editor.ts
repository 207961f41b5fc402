import { useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { useLatest } from '#client/state/use-latest.ts'
import { toast } from '#client/toast/toast.ts'
import type { Area, AreaFields } from '#resources/areas/contract.ts'
import { closeRing, type LngLat, type Shape } from '#resources/areas/rules.ts'
import { pointAt } from './geometry/edit.ts'
import { aboutMetres, snap } from './geometry/snap.ts'
import { messages } from './messages.ts'
import type { AreaDetails } from './panel/detail-fields.tsx'
import { useAreaSteps } from './steps/use-area-steps.ts'
import { useSteps } from './steps/use-steps.ts'
import type { useAreas } from './use-areas.ts'
import { useDraft } from './use-draft.ts'

/** What is being drawn: a new area, another part of the edited one, a hole in it, or the line that splits an area. */
type Tool = 'area' | 'part' | 'hole' | 'line'
export type Drawing = { tool: Tool; points: readonly LngLat[] }

export const isComplete = ({ tool, points }: Drawing): boolean => points.length >= (tool === 'line' ? 2 : 3)

/** What is being drawn as a shape, once it has one. A line has none. */
export const shapeOf = ({ tool, points }: Drawing): Shape =>
  tool === 'line' || points.length < 3 ? [] : [[closeRing(points)]]

/** The boolean operations, with their library. */
const loadCombine = () => import('./geometry/combine.ts')

/** What is being drawn and edited, and the steps that come of it; with one Undo for all. */
export function useEditor({ areas, open, openArea, leaveArea, closeArea }: ReturnType<typeof useAreas>) {
  const t = useMessages(messages)
  const steps = useSteps(areas)
  const areaSteps = useAreaSteps(steps)
  const draft = useDraft()
  const latest = useLatest(draft)
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  /** The details of the new area. Their form gives way to what is drawn in the shape. */
  const newDetails = useRef<AreaDetails>(null)
  useLeaveGuard(draft.isChanged || (drawing?.points.length ?? 0) > 0)
  const others = areas.filter(({ id }) => id !== draft.base?.id)
  const say = (key: 'nothingLeft' | 'notSplit' | 'nothingNear') => toast.error(t(key), { cause: 'areas' })

  /** Applies a boolean operation to the edited shape, as it is once the library is there. */
  async function combine(operate: (library: Awaited<ReturnType<typeof loadCombine>>, shape: Shape) => Shape) {
    const library = await loadCombine()
    const { shape, base, apply } = latest.current
    // Another area may be edited by then, or none.
    if (!shape || base?.id !== draft.base?.id) return
    const combined = operate(library, shape)
    if (combined.length === 0) return say('nothingLeft')
    steps.dismiss()
    apply(combined)
  }

  async function finishDrawing() {
    if (!drawing || !isComplete(drawing)) return
    const { tool, points } = drawing
    setDrawing(null)
    if (tool === 'area') {
      // The new shape is unsaved by then, and stays.
      if (open) leaveArea()
      newDetails.current = null
      draft.open(null, [[closeRing(points)]])
      return
    }
    if (tool === 'line') {
      const { splitShape } = await loadCombine()
      const parts = open && splitShape(open.polygons, points)
      if (open && parts) await areaSteps.split(open, parts)
      else say('notSplit')
      return
    }
    const ring = closeRing(points)
    await combine(({ cutOut, mergeShapes }, shape) =>
      tool === 'hole' ? cutOut(shape, ring) : mergeShapes(shape, [[ring]]),
    )
  }

  function undo() {
    if (drawing) setDrawing({ ...drawing, points: drawing.points.slice(0, -1) })
    else if (draft.isOpen) draft.undo()
    else void steps.undo()
  }
  function redo() {
    if (draft.isOpen) draft.redo()
    else if (!drawing) void steps.redo()
  }

  return {
    steps,
    draft,
    newDetails,
    /** The shapes that corners snap to. */
    others,
    drawing,
    draw(tool: Tool) {
      steps.dismiss()
      setDrawing({ tool, points: [] })
    },
    /** A point on top of the last one, as a double click makes, is left out. */
    addPoint: (point: LngLat) =>
      setDrawing(before =>
        before && String(before.points.at(-1)) !== String(point)
          ? { ...before, points: [...before.points, point] }
          : before,
      ),
    removePoint: () => setDrawing(before => before && { ...before, points: before.points.slice(0, -1) }),
    stopDrawing: () => setDrawing(null),
    finishDrawing,

    edit(area: Area) {
      steps.dismiss()
      draft.open(area, area.polygons)
    },
    cancel() {
      steps.dismiss()
      draft.close()
    },
    /** `version`: another one than the draft is based on, to replace what another window has saved. */
    async saveShape(version = draft.base?.version ?? 0) {
      const { base, shape } = draft
      const [saved] = (base && shape && (await areaSteps.reshape(base, shape, version))) ?? []
      if (saved && shape) draft.settleSaved(saved, shape)
    },
    async createArea(fields: Omit<AreaFields, 'polygons'>) {
      const { shape } = draft
      const [created] = (shape && (await areaSteps.create({ ...fields, polygons: shape }))) ?? []
      if (!created || !shape) return
      draft.settleSaved(created, shape)
      openArea(created.id)
    },
    /** Removes from the edited shape what belongs to areas that it may not overlap. */
    async trim() {
      const strict = others.filter(({ mayOverlap }) => !mayOverlap).map(({ polygons }) => polygons)
      await combine(({ withoutOthers }, shape) => withoutOthers(shape, strict))
    },
    /** The keyboard's way to snap: moves the current corner to the nearest border within a kilometre. */
    snapCorner() {
      const point = draft.shape && pointAt(draft.shape, draft.corner)
      if (!point) return
      const to = snap(
        point,
        others.map(({ polygons }) => polygons),
        aboutMetres(point),
      )
      if (String(to) === String(point)) say('nothingNear')
      else draft.moveCorner(to)
    },
    removeCorner() {
      if (!draft.removeCorner()) say('nothingLeft')
    },
    async merge(area: Area, other: Area) {
      const { mergeShapes } = await loadCombine()
      await areaSteps.merge(area, other, mergeShapes(area.polygons, other.polygons))
    },
    async remove(area: Area) {
      if (await areaSteps.remove(area)) closeArea(area.id)
    },
    importAreas: areaSteps.importAll,

    undo,
    redo,
    canUndo: drawing ? drawing.points.length > 0 : draft.isOpen ? draft.canUndo : steps.canUndo,
    canRedo: !drawing && (draft.isOpen ? draft.canRedo : steps.canRedo),
  }
}
export type Editor = ReturnType<typeof useEditor>
