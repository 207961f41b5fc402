import type { Shape } from '#resources/floor-plans/contract.ts'
import type { Shapes } from '#resources/floor-plans/rules.ts'
import { itemAt } from '#shared/objects.ts'
import { type Box, boxOf } from './boxes.ts'
import { moved } from './transform.ts'

export const EDGES = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof EDGES)[number]
export const ORDERS = ['front', 'forward', 'backward', 'back'] as const
export type Order = (typeof ORDERS)[number]
export type Axis = 'x' | 'y'

export const byDepth = (a: Shape, b: Shape) => a.z - b.z || (a.id < b.id ? -1 : 1)

/** A shape with all others of its group. */
export function withGroups(shapes: Shapes, ids: Iterable<string>): Set<string> {
  const wanted = new Set(ids)
  const groups = new Set([...wanted].map(id => shapes.get(id)?.group).filter(group => group))
  for (const { id, group } of groups.size > 0 ? shapes.values() : []) if (groups.has(group)) wanted.add(id)
  return wanted
}

/** Groups are arranged as a whole. */
export const unitsOf = (shapes: readonly Shape[]): Shape[][] => [
  ...Map.groupBy(shapes, ({ id, group }) => group ?? id).values(),
]

const OFFSETS: Record<Edge, (all: Box, one: Box) => [dx: number, dy: number]> = {
  left: (all, one) => [all.left - one.left, 0],
  center: (all, one) => [(all.left + all.right - one.left - one.right) / 2, 0],
  right: (all, one) => [all.right - one.right, 0],
  top: (all, one) => [0, all.top - one.top],
  middle: (all, one) => [0, (all.top + all.bottom - one.top - one.bottom) / 2],
  bottom: (all, one) => [0, all.bottom - one.bottom],
}

export function aligned(shapes: readonly Shape[], edge: Edge): Shape[] {
  const all = boxOf(shapes)
  return unitsOf(shapes).flatMap(unit => moved(unit, ...OFFSETS[edge](all, boxOf(unit))))
}

/** Makes the gaps between shapes equal. The first and the last stay. */
export function distributed(shapes: readonly Shape[], axis: Axis): Shape[] {
  const [start, end] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const units = unitsOf(shapes)
    .map(unit => ({ unit, box: boxOf(unit) }))
    .sort((a, b) => a.box[start] + a.box[end] - b.box[start] - b.box[end])
  const [first, last] = [units[0], units.at(-1)]
  if (!first || !last) return []
  const lengths = units.reduce((sum, { box }) => sum + box[end] - box[start], 0)
  const gap = (last.box[end] - first.box[start] - lengths) / (units.length - 1)
  let at = first.box[start]
  return units.flatMap(({ unit, box }) => {
    const by = at - box[start]
    at += box[end] - box[start] + gap
    return axis === 'x' ? moved(unit, by, 0) : moved(unit, 0, by)
  })
}

/** The shapes whose depth changes when these are brought forward or sent back. */
export function reordered(shapes: Shapes, ids: ReadonlySet<string>, order: Order): Shape[] {
  const all = [...shapes.values()].sort(byDepth)
  const chosen = all.filter(({ id }) => ids.has(id))
  const rest = all.filter(({ id }) => !ids.has(id))
  const place = {
    front: () => rest.length,
    back: () => 0,
    // Past the next shape that is not chosen itself.
    forward: () => rest.filter(one => byDepth(one, itemAt(chosen, -1)) < 0).length + 1,
    backward: () => rest.filter(one => byDepth(one, itemAt(chosen, 0)) < 0).length - 1,
  }[order]()
  const next = rest.toSpliced(Math.max(0, place), 0, ...chosen)
  return next.flatMap((shape, index) => (shape.z === index + 1 ? [] : [{ ...shape, z: index + 1 }]))
}
