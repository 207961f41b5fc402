import { boxOf, crosses, isInPolygon, lngAt } from '#resources/counties/rules.ts'
import { distanceMetres } from '#resources/sites/rules.ts'
import { roundDegrees } from '#shared/geometry/degrees.ts'
import { itemAt, mapTuple } from '#shared/objects.ts'

export const MAX_AREAS = 100
/** The corners of all rings of one area, because every fork copies them. */
export const MAX_CORNERS = 500
export const MAX_NAME_LENGTH = 60
/**
 * How many corners of areas that might overlap are compared in one request. Edges that meet count ten times, because each
 * of them is a corner of the result.
 */
export const MAX_COMPARED = 250_000
/** A step of an operator: an import creates every area that there may be. */
export const MAX_CHANGES = MAX_AREAS
/** The corners of all shapes in one step. Nobody else can write while they are saved. */
export const MAX_CORNERS_AT_ONCE = 12_000
/** The largest parts that two areas have in common, which a refusal names. */
export const MAX_PARTS = 100
/** The sites and orders inside an area that are listed; all of them are counted. */
export const MAX_LISTED = 20

export type LngLat = [lng: number, lat: number]
/** A closed ring: the last point equals the first. */
export type Ring = LngLat[]
/** An outer ring and its holes. */
export type Polygon = Ring[]
/** As in a GeoJSON MultiPolygon: an island within a hole, or across the water, is another polygon. */
export type Shape = Polygon[]

export const closeRing = (points: readonly LngLat[]): Ring => [...points, ...points.slice(0, 1)]

export const roundPoint = ([lng, lat]: LngLat): LngLat => [roundDegrees(lng), roundDegrees(lat)]
export const roundShape = (shape: Shape): Shape => shape.map(polygon => polygon.map(ring => ring.map(roundPoint)))

export const countCorners = (shape: Shape): number => shape.flat().reduce((sum, ring) => sum + ring.length - 1, 0)

/**
 * Whether a point is inside. Points on a southern or western edge are, points on a northern or eastern edge are not, so
 * a point on the border of two areas is in exactly one of them.
 */
export const isInShape = (point: LngLat, shape: Shape): boolean => shape.some(polygon => isInPolygon(point, polygon))

/** West, south, east and north of a shape. */
export const boxOfShape = (shape: Shape) => boxOf(shape.flatMap(([outer = []]) => outer))

const EARTH_RADIUS_METRES = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The area that a ring encloses on a sphere, if its edges are straight on a map of degrees, as `isInShape` takes them. */
function ringSquareMetres(ring: Ring): number {
  let sum = 0
  let from = ring[0]
  for (const to of ring) {
    const [lng1, lat1] = from ?? to
    const [lng2, lat2] = to
    const half = radians(lat2 - lat1) / 2
    // The mean of the sine along the edge.
    const mean = Math.sin(radians(lat1 + lat2) / 2) * (half === 0 ? 1 : Math.sin(half) / half)
    sum += radians(lng2 - lng1) * mean
    from = to
  }
  return Math.abs(sum) * EARTH_RADIUS_METRES ** 2
}

export const squareMetresOf = (shape: Shape): number =>
  shape.reduce(
    (total, polygon) =>
      total + polygon.reduce((sum, ring, index) => sum + (index === 0 ? 1 : -1) * ringSquareMetres(ring), 0),
    0,
  )

const metresAround = (ring: Ring) =>
  edgesOf(ring).reduce(
    (sum, [[lng, lat], [toLng, toLat]]) => sum + distanceMetres({ lng, lat }, { lng: toLng, lat: toLat }),
    0,
  )

const SLIVER_METRES = 1

/** Whether a polygon is thinner than a metre. Where two areas meet, rounded corners leave such overlaps. */
export const isSliver = (polygon: Polygon): boolean =>
  2 * squareMetresOf([polygon]) <= SLIVER_METRES * polygon.reduce((sum, ring) => sum + metresAround(ring), 0)

export type Edge = [from: LngLat, to: LngLat]
/** The edges of a closed ring. */
export const edgesOf = (ring: Ring): Edge[] =>
  ring.slice(1).map((to, index) => {
    // `index` is that of the point before.
    return [itemAt(ring, index), to]
  })

export type ShapeIssue =
  | 'not-closed'
  | 'too-many-corners'
  | 'too-small'
  | 'crosses-itself'
  | 'hole-outside'
  | 'parts-overlap'

/** Why a shape can't be an area; null if it can. */
export function findShapeIssue(shape: Shape): ShapeIssue | null {
  const rings = shape.flat()
  if (rings.some(ring => !isClosed(ring))) return 'not-closed'
  if (countCorners(shape) > MAX_CORNERS) return 'too-many-corners'
  if (hasCrossing(rings.flatMap(edgesOf)) || crossAtCorners(rings) || rings.some(crossesAtCorner))
    return 'crosses-itself'
  if (rings.some(ring => isSliver([ring]))) return 'too-small'
  return findNestingIssue(shape)
}

const isClosed = (ring: Ring) => ring.length >= 4 && String(ring[0]) === String(ring.at(-1))

/** Whether a ring goes through a point twice and crosses itself there. If it only touches itself, it may. */
function crossesAtCorner(ring: Ring): boolean {
  const points = ring.slice(1)
  const visits = Map.groupBy(points.keys(), index => String(points[index]))
  return [...visits.values()].some(([first, second]) => {
    if (first === undefined || second === undefined) return false
    // Each index has a point, and a next one.
    const [at, before, after, otherBefore, otherAfter] = mapTuple(
      [first, first - 1, first + 1, second - 1, second + 1],
      index => itemAt(points, index % points.length),
    )
    const turnTo = (point: LngLat) => (angle(at, point) - angle(at, before) + 2 * Math.PI) % (2 * Math.PI)
    return turnTo(otherBefore) < turnTo(after) !== turnTo(otherAfter) < turnTo(after)
  })
}

const angle = ([x1, y1]: LngLat, [x2, y2]: LngLat) => Math.atan2(y2 - y1, x2 - x1)

/**
 * Whether a ring is partly inside another and partly outside. Rings that cross at a corner have no edges that cross, so
 * the middle of each edge decides, unless it is on the other ring.
 */
function crossAtCorners(rings: readonly Ring[]): boolean {
  const known = rings.map(ring => ({ ring, edges: edgesOf(ring), box: boxOf(ring) }))
  return known.some(({ ring, edges, box }) => {
    const middles = edges.map(([[lng1, lat1], [lng2, lat2]]): LngLat => [(lng1 + lng2) / 2, (lat1 + lat2) / 2])
    return known.some(other => {
      if (other.ring === ring || !doBoxesTouch(box, other.box)) return false
      const apart = middles.filter(point => !isOn(point, other.edges))
      return new Set(apart.map(point => isInPolygon(point, [other.ring]))).size > 1
    })
  })
}

type Box = ReturnType<typeof boxOf>
const doBoxesTouch = ([west, south, east, north]: Box, [otherWest, otherSouth, otherEast, otherNorth]: Box) =>
  west <= otherEast && otherWest <= east && south <= otherNorth && otherSouth <= north

const isOn = (point: LngLat, edges: readonly Edge[]): boolean =>
  edges.some(edge => {
    const [[lng1, lat1], [lng2, lat2]] = edge
    const [east, north] = [lng2 - lng1, lat2 - lat1]
    const along = (point[0] - lng1) * east + (point[1] - lat1) * north
    return Math.abs(besides(edge, point)) <= TOUCH_DEGREES && along >= 0 && along <= east ** 2 + north ** 2
  })

/** The next ring around a hole must be its outer ring; the next one around an outer ring, a hole or none. */
function findNestingIssue(shape: Shape): ShapeIssue | null {
  const rings = shape.flatMap(polygon =>
    polygon.map((ring, index) => ({
      ring,
      outer: index === 0 ? null : polygon[0],
      point: pointInside(ring),
      size: ringSquareMetres(ring),
    })),
  )
  // The smallest first, so that the first ring around another is the next one.
  rings.sort((a, b) => a.size - b.size)
  for (const [index, { outer, point }] of rings.entries()) {
    const around = rings.slice(index + 1).find(({ ring }) => isInPolygon(point, [ring]))
    if (outer && around?.ring !== outer) return 'hole-outside'
    if (!outer && around && !around.outer) return 'parts-overlap'
  }
  return null
}

/**
 * A point inside a ring, at a latitude between its two lowest corners. As rings don't cross, whatever is around this point
 * is around the ring, unless it is smaller.
 */
function pointInside(ring: Ring): LngLat {
  const [lowest = 0, next = lowest] = [...new Set(ring.map(([, lat]) => lat))].sort((a, b) => a - b)
  const lat = (lowest + next) / 2
  const [west = 0, east = west] = edgesOf(ring)
    .filter(([from, to]) => crosses(from, to, lat))
    .map(([from, to]) => lngAt(lat, from, to))
    .sort((a, b) => a - b)
  return [(west + east) / 2, lat]
}

/** Rounding can move a point across an edge by this much. */
const TOUCH_DEGREES = 1.5e-6

/** How far a point is from the line through an edge. Positive to its left. */
function besides([[lng1, lat1], [lng2, lat2]]: Edge, [lng, lat]: LngLat): number {
  const [east, north] = [lng2 - lng1, lat2 - lat1]
  return ((lat - lat1) * east - (lng - lng1) * north) / (Math.hypot(east, north) || 1)
}

/** Whether two points are on different sides of an edge, and not just because of rounding. */
function areParted(edge: Edge, [from, to]: Edge): boolean {
  const [one, other] = [besides(edge, from), besides(edge, to)]
  return one * other < 0 && Math.min(Math.abs(one), Math.abs(other)) > TOUCH_DEGREES
}

/** Whether two edges cross. Edges that only touch don't. */
function hasCrossing(edges: readonly Edge[]): boolean {
  // From west to east, because an edge can only cross those at the same longitudes.
  const sorted = edges.map(edge => ({ edge, box: boxOf(edge) })).sort((a, b) => a.box[0] - b.box[0])
  return sorted.some(({ edge, box }, index) => {
    for (let at = index + 1; ; at++) {
      const other = sorted[at]
      if (!other || other.box[0] > box[2]) return false
      if (doBoxesTouch(box, other.box) && areParted(edge, other.edge) && areParted(other.edge, edge)) return true
    }
  })
}
