import { createContext, use } from 'react'
import { createStore, useStore } from 'zustand'
import type { Shape } from '#resources/floor-plans/contract.ts'
import {
  type Action,
  changesBetween,
  ROOM,
  type ShapeKind,
  type Shapes,
  type StepId,
} from '#resources/floor-plans/rules.ts'
import type { PlanDocument, PlanState } from './document/plan-document.ts'
import { type Axis, aligned, distributed, type Edge, type Order, reordered, withGroups } from './geometry/arrange.ts'
import { type Box, boxOf, placedAt } from './geometry/boxes.ts'
import { type Guides, NO_GUIDES } from './geometry/snap.ts'
import { moved, rotated } from './geometry/transform.ts'

type EditorState = {
  selection: ReadonlySet<string>
  /** Shapes as they are while they are dragged or nudged, before this becomes a step. */
  preview: ReadonlyMap<string, Shape> | null
  guides: Guides
  /** Shapes are being dragged, so their frame and handles are hidden. */
  isMoving: boolean
  marquee: Box | null
  /** The step that the scrubber shows while it is dragged. */
  scrubbed: { id: StepId; shapes: Shapes } | null
  isSnapping: boolean
}

const IDLE = { preview: null, guides: NO_GUIDES, isMoving: false } as const

/** Key presses that follow each other this quickly are one step. */
const TOGETHER_MS = 600

const SIZES: Record<ShapeKind, { width: number; height: number }> = {
  shelf: { width: 2400, height: 600 },
  till: { width: 1800, height: 800 },
  door: { width: 1000, height: 200 },
  wall: { width: 3000, height: 200 },
}
const OFFSET = 300

function newId(): string {
  const digits = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(digits, digit => (digit % 36).toString(36)).join('')
}

/** What an operator does to a plan: the selection, gestures in progress, and the steps that they become. */
export function createEditor(document: PlanDocument, canWrite: boolean) {
  const state = createStore<EditorState>(() => ({
    selection: new Set<string>(),
    preview: null,
    guides: NO_GUIDES,
    isMoving: false,
    marquee: null,
    scrubbed: null,
    isSnapping: true,
  }))
  const { getState: get, setState: set } = state
  const shapes = () => document.state.getState().shapes
  let nudging: { action: Action; timer: ReturnType<typeof setTimeout> } | null = null

  /** The selected shapes, as they are on the screen. */
  function selected(): Shape[] {
    const { selection, preview } = get()
    return [...selection].flatMap(id => preview?.get(id) ?? shapes().get(id) ?? [])
  }

  function record(action: Action, after: Shapes) {
    const changes = changesBetween(shapes(), after)
    if (canWrite && changes.length > 0) document.change(action, changes)
  }
  const changed = (list: Iterable<Shape>): Shapes => {
    const after = new Map(shapes())
    for (const shape of list) after.set(shape.id, shape)
    return after
  }

  /** Turns a nudge in progress into a step. */
  function flush() {
    if (!nudging) return
    clearTimeout(nudging.timer)
    const { action } = nudging
    nudging = null
    commit(action)
  }

  function commit(action: Action) {
    const { preview } = get()
    // In this order, so that the canvas never shows the state before.
    if (preview) record(action, changed([...preview.values()].flatMap(placedAsShown)))
    set(IDLE)
  }

  /** A gesture only places shapes. What others have done to them since it began stays, and so does a removal. */
  function placedAsShown({ id, x, y, width, height, angle }: Shape): Shape[] {
    const now = shapes().get(id)
    return now ? [{ ...now, x, y, width, height, angle }] : []
  }

  function apply(action: Action, list: readonly Shape[]) {
    flush()
    record(action, changed(list))
  }

  const select = (ids: Iterable<string>) => {
    flush()
    set({ selection: withGroups(shapes(), ids) })
  }

  function insert(action: Action, list: readonly Shape[]) {
    apply(action, list)
    select(list.map(({ id }) => id))
  }

  function goTo(id: StepId | undefined) {
    flush()
    set({ scrubbed: null })
    if (canWrite && id !== undefined && id !== document.state.getState().history.head) document.go(id)
  }

  function take(name: 'undo' | 'redo') {
    flush()
    const step = document.state.getState()[name]
    set({ scrubbed: null })
    if (!canWrite || !step) return
    if (step.kind === 'go') document.go(step.to)
    else document.change(step.action, step.changes, step.reverts)
  }

  /** Puts copies beside their originals, or into another plan, with numbers and groups of their own. */
  function insertCopies(action: Action, list: readonly Shape[]) {
    const numbers = new Map<ShapeKind, number>()
    for (const { kind, number } of shapes().values()) numbers.set(kind, Math.max(number, numbers.get(kind) ?? 0))
    const groups = new Map<string, string>()
    const top = Math.max(0, ...[...shapes().values()].map(({ z }) => z))
    const copies = moved(list, OFFSET, OFFSET).map((shape, index) => {
      const number = (numbers.get(shape.kind) ?? 0) + 1
      numbers.set(shape.kind, number)
      if (shape.group) groups.set(shape.group, groups.get(shape.group) ?? newId())
      const group = shape.group && (groups.get(shape.group) ?? null)
      return { ...shape, id: newId(), number, group, z: top + 1 + index }
    })
    if (copies.length > 0) insert(action, copies)
  }

  return {
    document,
    state,
    canWrite,
    shapes,
    selected,
    select,
    flush,
    commit,
    goTo,
    toggle(id: string) {
      const { selection } = get()
      const unit = withGroups(shapes(), [id])
      select(selection.has(id) ? [...selection].filter(one => !unit.has(one)) : [...selection, ...unit])
    },
    /** Shows shapes as they would be (with `guides`: moved). `commit` makes that a step, `cancel` takes it back. */
    show: (list: readonly Shape[], guides?: Guides) =>
      set({ preview: new Map(list.map(shape => [shape.id, shape])), ...(guides && { guides, isMoving: true }) }),
    cancel: () => set({ ...IDLE, marquee: null }),

    /** Changes the selection a little. Several such changes that follow quickly are one step. */
    nudge(action: Action, change: (list: Shape[]) => Shape[]) {
      if (!canWrite || selected().length === 0) return
      if (nudging && nudging.action !== action) flush()
      if (nudging) clearTimeout(nudging.timer)
      const list = change(selected())
      set({ preview: new Map(list.map(shape => [shape.id, shape])) })
      nudging = { action, timer: setTimeout(flush, TOGETHER_MS) }
    },

    add(kind: ShapeKind, at: { x: number; y: number } = { x: ROOM.width / 2, y: ROOM.height / 2 }): string {
      const all = [...shapes().values()]
      const number = Math.max(0, ...all.filter(one => one.kind === kind).map(one => one.number)) + 1
      const z = Math.max(0, ...all.map(one => one.z)) + 1
      const shape = { id: newId(), kind, number, label: '', ...SIZES[kind], angle: 0, z, group: null, x: 0, y: 0 }
      insert('add', [placedAt(shape, at)])
      return shape.id
    },
    duplicate: () => insertCopies('duplicate', selected()),
    paste: (list: readonly Shape[]) => insertCopies('add', list),
    remove() {
      flush()
      const after = new Map(shapes())
      for (const id of get().selection) after.delete(id)
      record('remove', after)
      set({ selection: new Set() })
    },
    rotate: (degrees: number) => apply('rotate', rotated(selected(), degrees)),
    align: (edge: Edge) => apply('align', aligned(selected(), edge)),
    distribute: (axis: Axis) => apply('distribute', distributed(selected(), axis)),
    order: (order: Order) => apply('order', reordered(shapes(), get().selection, order)),
    group() {
      const group = newId()
      apply(
        'group',
        selected().map(shape => ({ ...shape, group })),
      )
    },
    ungroup: () =>
      apply(
        'ungroup',
        selected().map(shape => ({ ...shape, group: null })),
      ),
    edit: (shape: Shape) => apply('edit', [shape]),
    selectIn(box: Box) {
      const inside = [...shapes().values()].filter(shape => {
        const one = boxOf([shape])
        return one.left >= box.left && one.right <= box.right && one.top >= box.top && one.bottom <= box.bottom
      })
      select(inside.map(({ id }) => id))
    },

    /** Replaces all shapes in one step. Returns false if they were the same before. */
    replaceAll(action: Action, after: Shapes): boolean {
      flush()
      const isOther = changesBetween(shapes(), after).length > 0
      record(action, after)
      set({ selection: new Set(), scrubbed: null })
      return isOther
    },

    /** Of this window's own steps, whatever others have done since. */
    undo: () => take('undo'),
    redo: () => take('redo'),
  }
}
export type Editor = ReturnType<typeof createEditor>

export const EditorContext = createContext<Editor | null>(null)

/** The editor of the plan on the page. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('No plan is open.')
  return editor
}

export const useEditorState = <T>(pick: (state: EditorState) => T): T => useStore(useEditor().state, pick)
export const usePlanState = <T>(pick: (state: PlanState) => T): T => useStore(useEditor().document.state, pick)
