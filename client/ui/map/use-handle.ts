import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Plane, Point } from './plane.ts'
import type { LngLat } from './viewpoint.ts'

const NUDGES: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
const [NUDGE_PX, FAR_NUDGE_PX] = [2, 20]

/** Keeps an element at a location while the map moves. */
export function usePlaced<E extends HTMLElement>(plane: Plane, { lng, lat }: LngLat) {
  const element = useRef<E>(null)
  useEffect(() => {
    const place = () => {
      const { x, y } = plane.project({ lng, lat })
      element.current?.style.setProperty('translate', `${x}px ${y}px`)
    }
    place()
    return plane.onMove(place)
  }, [plane, lng, lat])
  return element
}

type Events = {
  /** Moved by the pointer or a key, before it is settled. `isExact`: Alt is held, which turns snapping off. */
  onMove: (to: LngLat, isExact: boolean) => void
  /** A drag or a held key has ended: one step. */
  onSettle: () => void
  onCancel: () => void
}

/** A button at a location that can be dragged, or nudged with the arrow keys (Shift: further). */
export function useHandle(plane: Plane, at: LngLat, { onMove, onSettle, onCancel }: Events) {
  const button = usePlaced<HTMLButtonElement>(plane, at)
  /** Where the pointer was last, and how far from the location it holds the button. */
  const grip = useRef<{ last: Point; off: Point } | null>(null)

  function handlePointerDown({ button: pressed, clientX, clientY, pointerId, currentTarget }: PointerEvent) {
    if (pressed !== 0) return
    currentTarget.setPointerCapture(pointerId)
    const { x, y } = plane.project(at)
    grip.current = { last: { x: clientX, y: clientY }, off: { x: clientX - x, y: clientY - y } }
  }
  function handlePointerMove({ clientX, clientY, altKey }: PointerEvent) {
    if (!grip.current) return
    const { last, off } = grip.current
    // A press alone is no move.
    if (last.x === clientX && last.y === clientY) return
    grip.current = { last: { x: clientX, y: clientY }, off }
    onMove(plane.unproject({ x: clientX - off.x, y: clientY - off.y }), altKey)
  }
  function letGo(settle: () => void) {
    grip.current = null
    settle()
  }
  /** Whether the key was one of those that move it. */
  function nudge({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const direction = NUDGES[key]
    if (!direction || ctrlKey || metaKey || altKey) return false
    const px = shiftKey ? FAR_NUDGE_PX : NUDGE_PX
    const { x, y } = plane.project(at)
    onMove(plane.unproject({ x: x + direction.x * px, y: y + direction.y * px }), true)
    return true
  }

  return {
    button,
    nudge,
    events: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: () => letGo(onSettle),
      onPointerCancel: () => letGo(onCancel),
      onKeyUp: onSettle,
      onBlur: onSettle,
    },
  }
}
