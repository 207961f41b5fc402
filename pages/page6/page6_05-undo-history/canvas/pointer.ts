import type { Editor } from '#pages/page6/page6_05-undo-history/editor.ts'
import { type Box, boxOf, centerOf, type Point } from '#pages/page6/page6_05-undo-history/geometry/boxes.ts'
import { linesOf, NO_GUIDES, snapped } from '#pages/page6/page6_05-undo-history/geometry/snap.ts'
import { type Handle, moved, resized, rotated } from '#pages/page6/page6_05-undo-history/geometry/transform.ts'
import type { Shape } from '#resources/floor-plans/contract.ts'

/** A press becomes a drag after this distance. */
const FAR_PX = { mouse: 3, touch: 8 }
/** How close an edge must be to a line to snap to it. */
const SNAP_PX = 8
const TURN_STEP = 15

/** `by` and `at` are in millimetres. A drag that was moved back to its start is no step. */
type Gesture = {
  drag: (by: Point, at: Point, isFree: boolean) => void
  end: () => void
  /** The press was no drag. */
  click?: () => void
}

/** Follows a press on the plan until it ends: it selects, moves, resizes, rotates, or draws a marquee. */
export function followPress(editor: Editor, svg: SVGSVGElement, down: PointerEvent): void {
  if (down.button !== 0 || !down.isPrimary || !(down.target instanceof Element)) return
  editor.flush()
  // Measured once: reading the layout on every move would force the browser to compute it.
  const { left, top, width } = svg.getBoundingClientRect()
  const view = svg.viewBox.baseVal
  const scale = view.width / width
  const toRoom = ({ clientX, clientY }: PointerEvent): Point => ({
    x: view.x + (clientX - left) * scale,
    y: view.y + (clientY - top) * scale,
  })
  const from = toRoom(down)
  const gesture = gestureAt(editor, down, from, scale)
  if (!gesture) return
  const far = FAR_PX[down.pointerType === 'touch' ? 'touch' : 'mouse'] * scale
  let isDragging = false
  const listening = new AbortController()
  const { signal } = listening

  function handleMove(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return
    const at = toRoom(event)
    const by = { x: at.x - from.x, y: at.y - from.y }
    isDragging ||= Math.hypot(by.x, by.y) > far
    if (isDragging) gesture?.drag(by, at, event.altKey)
  }
  function handleUp(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return
    listening.abort()
    if (isDragging) gesture?.end()
    else gesture?.click?.()
  }
  function handleCancel() {
    listening.abort()
    editor.cancel()
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isDragging) return
    event.preventDefault()
    event.stopPropagation()
    handleCancel()
  }
  addEventListener('pointermove', handleMove, { signal })
  addEventListener('pointerup', handleUp, { signal })
  addEventListener('pointercancel', handleCancel, { signal })
  addEventListener('keydown', handleKey, { signal, capture: true })
}

function gestureAt(editor: Editor, down: PointerEvent, from: Point, scale: number): Gesture | null {
  const { target } = down
  if (!(target instanceof Element)) return null
  const handle = target.closest<SVGElement>('[data-handle]')?.dataset.handle
  if (handle === 'rotate') return rotating(editor, from)
  if (handle) return resizing(editor, handle)
  const id = target.closest<SVGElement>('[data-shape]')?.dataset.shape
  if (id) return moving(editor, id, down.shiftKey || down.ctrlKey || down.metaKey, scale)
  // A finger on empty floor scrolls.
  return down.pointerType === 'touch' ? { drag() {}, end() {}, click: () => editor.select([]) } : drawing(editor, from)
}

function moving(editor: Editor, id: string, isAdding: boolean, scale: number): Gesture {
  const wasSelected = editor.state.getState().selection.has(id)
  if (!wasSelected) {
    if (isAdding) editor.toggle(id)
    else editor.select([id])
  }
  const list = editor.selected()
  const box = boxOf(list)
  const chosen = new Set(list.map(one => one.id))
  const lines = linesOf([...editor.shapes().values()].filter(one => !chosen.has(one.id)))
  return {
    drag({ x, y }, _, isFree) {
      if (!editor.canWrite) return
      if (isFree || !editor.state.getState().isSnapping) return editor.show(moved(list, x, y), NO_GUIDES)
      const { dx, dy, guides } = snapped(box, x, y, lines, SNAP_PX * scale)
      editor.show(moved(list, dx, dy), guides)
    },
    end: () => editor.commit('move'),
    click() {
      if (!wasSelected) return
      if (isAdding) editor.toggle(id)
      else editor.select([id])
    },
  }
}

function resizing(editor: Editor, name: string): Gesture | null {
  const [shape] = editor.selected()
  if (!shape) return null
  // Written by the overlay.
  const [x, y] = name.split(' ').map(Number) as [Handle['x'], Handle['y']]
  return { drag: by => editor.show([resized(shape, { x, y }, by)]), end: () => editor.commit('resize') }
}

function rotating(editor: Editor, from: Point): Gesture {
  const list: readonly Shape[] = editor.selected()
  const center = centerOf(boxOf(list))
  const angleAt = ({ x, y }: Point) => (Math.atan2(y - center.y, x - center.x) * 180) / Math.PI
  const before = angleAt(from)
  const start = list.length === 1 ? (list[0]?.angle ?? 0) : 0
  return {
    drag(_, at, isFree) {
      const angle = start + angleAt(at) - before
      const step = isFree || !editor.state.getState().isSnapping ? 1 : TURN_STEP
      editor.show(rotated(list, Math.round(angle / step) * step - start))
    },
    end: () => editor.commit('rotate'),
  }
}

function drawing(editor: Editor, from: Point): Gesture {
  let box: Box | null = null
  return {
    drag(_, at) {
      box = {
        left: Math.min(from.x, at.x),
        top: Math.min(from.y, at.y),
        right: Math.max(from.x, at.x),
        bottom: Math.max(from.y, at.y),
      }
      editor.state.setState({ marquee: box })
    },
    end() {
      editor.state.setState({ marquee: null })
      if (box) editor.selectIn(box)
    },
    click: () => editor.select([]),
  }
}
