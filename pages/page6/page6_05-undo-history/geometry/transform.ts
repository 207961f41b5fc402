import type { Shape } from '#resources/floor-plans/contract.ts'
import { MAX_SIDE, MIN_SIDE, ROOM } from '#resources/floor-plans/rules.ts'
import { boxOf, centerOf, clamp, type Point, placedAt, turned } from './boxes.ts'

/** Moves shapes together. At the edge of the room they stop together, so their distances stay. */
export function moved(shapes: readonly Shape[], dx: number, dy: number): Shape[] {
  const xs = shapes.map(({ x }) => x)
  const ys = shapes.map(({ y }) => y)
  const x = clamp(Math.round(dx), -Math.min(...xs), ROOM.width - Math.max(...xs))
  const y = clamp(Math.round(dy), -Math.min(...ys), ROOM.height - Math.max(...ys))
  return shapes.map(shape => ({ ...shape, x: shape.x + x, y: shape.y + y }))
}

/** Turns shapes around their common centre. */
export function rotated(shapes: readonly Shape[], degrees: number): Shape[] {
  const center = centerOf(boxOf(shapes))
  const isSingle = shapes.length === 1
  return shapes.map(shape => {
    const arm = turned({ x: shape.x - center.x, y: shape.y - center.y }, degrees)
    const angle = (((shape.angle + Math.round(degrees)) % 360) + 360) % 360
    return isSingle ? { ...shape, angle } : { ...placedAt(shape, { x: center.x + arm.x, y: center.y + arm.y }), angle }
  })
}

/** Which side or corner is dragged: -1 is left or top, 1 is right or bottom, 0 neither. */
export type Handle = { x: -1 | 0 | 1; y: -1 | 0 | 1 }

/** Lengths change in steps of a centimetre. */
const STEP = 10
const sideOf = (length: number) => clamp(Math.round(length / STEP) * STEP, MIN_SIDE, MAX_SIDE)

/** Drags a side or corner of a shape by a vector. The opposite one stays where it is, also if the shape is turned. */
export function resized(shape: Shape, handle: Handle, by: Point): Shape {
  const along = turned(by, -shape.angle)
  const width = handle.x === 0 ? shape.width : sideOf(shape.width + handle.x * along.x)
  const height = handle.y === 0 ? shape.height : sideOf(shape.height + handle.y * along.y)
  const shift = turned(
    { x: (handle.x * (width - shape.width)) / 2, y: (handle.y * (height - shape.height)) / 2 },
    shape.angle,
  )
  return placedAt({ ...shape, width, height }, { x: shape.x + shift.x, y: shape.y + shift.y })
}
