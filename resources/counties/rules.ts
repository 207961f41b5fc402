import type { Position } from 'geojson'

/** West, south, east, north. */
export type Box = readonly [number, number, number, number]

export function boxOf(ring: readonly Position[]): Box {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const [lng = 0, lat = 0] of ring) {
    west = Math.min(west, lng)
    south = Math.min(south, lat)
    east = Math.max(east, lng)
    north = Math.max(north, lat)
  }
  return [west, south, east, north]
}

/**
 * Whether a point is inside the first ring and outside the others, its holes: a ray to the east crosses the rings an
 * odd number of times. A crossing at a corner counts for the edge whose lower end it is.
 */
export function isInPolygon([lng = 0, lat = 0]: Position, rings: readonly (readonly Position[])[]): boolean {
  let isInside = false
  for (const ring of rings)
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
      const [x1 = 0, y1 = 0] = ring[at] ?? []
      const [x2 = 0, y2 = 0] = ring[before] ?? []
      if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) isInside = !isInside
    }
  return isInside
}
