import type { Shape } from '#resources/floor-plans/contract.ts'
import { ROOM } from '#resources/floor-plans/rules.ts'

export type Point = { x: number; y: number }
/** The smallest upright rectangle around shapes, in millimetres. */
export type Box = { left: number; top: number; right: number; bottom: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180
export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Turns a vector clockwise. */
export function turned({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** The corners in order, starting at the top left of the unturned shape. */
export function cornersOf({ x, y, width, height, angle }: Shape): Point[] {
  const [w, h] = [width / 2, height / 2]
  return [
    { x: -w, y: -h },
    { x: w, y: -h },
    { x: w, y: h },
    { x: -w, y: h },
  ].map(corner => {
    const at = turned(corner, angle)
    return { x: x + at.x, y: y + at.y }
  })
}

export function boxOf(shapes: readonly Shape[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y, width, height, angle } of shapes) {
    const [cos, sin] = [Math.abs(Math.cos(radians(angle))), Math.abs(Math.sin(radians(angle)))]
    const [w, h] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2]
    box.left = Math.min(box.left, x - w)
    box.top = Math.min(box.top, y - h)
    box.right = Math.max(box.right, x + w)
    box.bottom = Math.max(box.bottom, y + h)
  }
  return box
}

export const centerOf = ({ left, top, right, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** The shape with its centre here, in whole millimetres and within the room. */
export const placedAt = (shape: Shape, { x, y }: Point): Shape => ({
  ...shape,
  x: clamp(Math.round(x), 0, ROOM.width),
  y: clamp(Math.round(y), 0, ROOM.height),
})
