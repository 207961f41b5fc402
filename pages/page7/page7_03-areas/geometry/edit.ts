import { closeRing, type LngLat, type Ring, roundPoint, type Shape } from '#resources/areas/rules.ts'
import { itemAt } from '#shared/objects.ts'

/** A corner of a shape. `index` counts from the start of its ring, without the point that closes it. */
export type Corner = { polygon: number; ring: number; index: number }

/** What moves together with a corner: nothing else, the edge to the next corner, or the whole area. */
export const UNITS = ['corner', 'edge', 'area'] as const
export type Unit = (typeof UNITS)[number]

export const sameCorner = (one: Corner | null, other: Corner | null): boolean =>
  one?.polygon === other?.polygon && one?.ring === other?.ring && one?.index === other?.index

/** A ring without the point that closes it. */
export const openRing = (ring: Ring): LngLat[] => ring.slice(0, -1)

export const pointAt = (shape: Shape, { polygon, ring, index }: Corner): LngLat | undefined =>
  openRing(shape[polygon]?.[ring] ?? [])[index]

export const cornersOf = (shape: Shape): (Corner & { point: LngLat })[] =>
  shape.flatMap((rings, polygon) =>
    rings.flatMap((points, ring) => openRing(points).map((point, index) => ({ polygon, ring, index, point }))),
  )

/** The corner after this one, or before it (`by` is −1), around all rings. */
export function neighbourOf(shape: Shape, corner: Corner, by: 1 | -1): Corner | null {
  const corners = cornersOf(shape)
  const at = corners.findIndex(one => sameCorner(one, corner))
  const { polygon = 0, ring = 0, index = 0 } = corners.at((at + by) % corners.length) ?? {}
  return corners.length > 0 ? { polygon, ring, index } : null
}

/** Replaces the points of one ring. */
function withRing(shape: Shape, { polygon, ring }: Corner, change: (points: LngLat[]) => LngLat[]): Shape {
  return shape.map((rings, at) =>
    at === polygon
      ? rings.map((points, place) => (place === ring ? closeRing(change(openRing(points))) : points))
      : rings,
  )
}

/** Moves a corner to a point, and its edge or its area by the same distance. */
export function moveTo(shape: Shape, corner: Corner, unit: Unit, to: LngLat): Shape {
  const from = pointAt(shape, corner)
  if (!from) return shape
  const by = [to[0] - from[0], to[1] - from[1]] as const
  const moved = ([lng, lat]: LngLat): LngLat => roundPoint([lng + by[0], lat + by[1]])
  if (unit === 'area') return shape.map(rings => rings.map(points => points.map(moved)))
  return withRing(shape, corner, points => {
    const next = (corner.index + 1) % points.length
    return points.map((point, index) =>
      index === corner.index || (unit === 'edge' && index === next) ? moved(point) : point,
    )
  })
}

/** Inserts a corner after this one: at the point, or in the middle of the edge. */
export const insertAfter = (shape: Shape, corner: Corner, at?: LngLat): Shape =>
  withRing(shape, corner, points => {
    // The ring has this corner and a next one.
    const from = itemAt(points, corner.index)
    const to = itemAt(points, (corner.index + 1) % points.length)
    return points.toSpliced(corner.index + 1, 0, roundPoint(at ?? middleOf(from, to)))
  })

export const middleOf = ([lng1, lat1]: LngLat, [lng2, lat2]: LngLat): LngLat => [(lng1 + lng2) / 2, (lat1 + lat2) / 2]

const MIN_CORNERS = 3

/** Removes a corner. Its hole or polygon disappears with it if too few are left. */
export function removeCorner(shape: Shape, corner: Corner): Shape {
  const points = openRing(shape[corner.polygon]?.[corner.ring] ?? [])
  if (points.length > MIN_CORNERS) return withRing(shape, corner, all => all.toSpliced(corner.index, 1))
  if (corner.ring === 0) return shape.toSpliced(corner.polygon, 1)
  return shape.map((rings, at) => (at === corner.polygon ? rings.toSpliced(corner.ring, 1) : rings))
}
