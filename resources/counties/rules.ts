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
      const [from = [], to = []] = [ring[before], ring[at]]
      if (crosses(from, to, lat) && lng < lngAt(lat, from, to)) isInside = !isInside
    }
  return isInside
}

/** Whether an edge crosses this latitude. One that only touches it from above does, one from below doesn't. */
export const crosses = ([, lat1 = 0]: Position, [, lat2 = 0]: Position, lat: number): boolean =>
  lat1 > lat !== lat2 > lat

/** Where it does. Calculated from its lower end, so that the result is the same in both directions. */
export function lngAt(lat: number, one: Position, other: Position): number {
  const [[lng1 = 0, lat1 = 0], [lng2 = 0, lat2 = 0]] = (one[1] ?? 0) < (other[1] ?? 0) ? [one, other] : [other, one]
  return ((lng2 - lng1) * (lat - lat1)) / (lat2 - lat1) + lng1
}
