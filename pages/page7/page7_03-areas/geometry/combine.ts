import {
  boxOfShape,
  closeRing,
  isSliver,
  type LngLat,
  type Ring,
  type Shape,
  squareMetresOf,
} from '#resources/areas/rules.ts'
import { intersectPolygons, subtractPolygons, unitePolygons } from '#shared/geometry/clip-polygons.ts'

// Loaded with the first operation that needs it.

/** Rounding leaves slivers along shared borders, both parts and holes, which nobody wants to keep. */
const tidy = (shape: Shape): Shape =>
  shape
    .map(([outer = [], ...holes]) => [outer, ...holes.filter(hole => !isSliver([hole]))])
    .filter(polygon => !isSliver(polygon))

export const mergeShapes = (one: Shape, other: Shape): Shape => tidy(unitePolygons(one, other))

/** The shape without what the ring encloses: a hole, or a piece of its edge. */
export const cutOut = (shape: Shape, ring: Ring): Shape => tidy(subtractPolygons(shape, [[ring]]))

/** The shape without what already belongs to others. */
export const withoutOthers = (shape: Shape, others: readonly Shape[]): Shape =>
  tidy(others.reduce(subtractPolygons, shape))

/** The part of a shape on either side of a line, the larger first. Null if the line doesn't cross it. */
export function splitShape(shape: Shape, line: readonly LngLat[]): [Shape, Shape] | null {
  const half = leftOf(line, shape)
  if (!half) return null
  const parts = [tidy(intersectPolygons(shape, [[half]])), tidy(subtractPolygons(shape, [[half]]))] as const
  const [large, small] = parts.toSorted((a, b) => squareMetresOf(b) - squareMetresOf(a))
  return large && small && small.length > 0 ? [large, small] : null
}

/** A ring that encloses everything to the left of a line, whose ends are extended far beyond the shape. */
function leftOf(line: readonly LngLat[], shape: Shape): Ring | null {
  const [first, second] = line
  const [beforeLast, last] = line.slice(-2)
  if (!first || !second || !beforeLast || !last) return null
  const [west, south, east, north] = boxOfShape(shape)
  const far = 2 * (east - west + north - south) + distance(first, last)
  const start = beyond(second, first, far)
  const end = beyond(beforeLast, last, far)
  if (!start || !end) return null
  const [dx, dy] = directionOf(start, end) ?? [1, 0]
  const left = ([lng, lat]: LngLat): LngLat => [lng - dy * far, lat + dx * far]
  return closeRing([start, ...line.slice(1, -1), end, left(end), left(start)])
}

const distance = ([x1, y1]: LngLat, [x2, y2]: LngLat) => Math.hypot(x2 - x1, y2 - y1)

function directionOf(from: LngLat, to: LngLat): LngLat | null {
  const length = distance(from, to)
  return length === 0 ? null : [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** The point that lies far behind `to`, seen from `from`. */
function beyond(from: LngLat, to: LngLat, far: number): LngLat | null {
  const direction = directionOf(from, to)
  return direction && [to[0] + direction[0] * far, to[1] + direction[1] * far]
}
