import type { Plane } from '#client/ui/map/plane.ts'
import { latOfY, mercatorY } from '#client/ui/map/projection.ts'
import type { Viewpoint } from '#client/ui/map/viewpoint.ts'
import type { Size } from '#client/ui/size/use-size.ts'
import { alignBox, type Box, type LngLat, MAX_ZOOM, WORLD_PX } from '#resources/sites/rules.ts'
import { roundDegrees } from '#shared/geometry/degrees.ts'

// The geometry of the map, independent of MapLibre, because the page also works without it.

/** The map zooms no closer. */
export const CLOSEST_ZOOM = 16
const MARGIN_PX = 48

const pixelsPerDegree = (zoom: number) => (WORLD_PX * 2 ** zoom) / 360
const pixelsPerRadian = (zoom: number) => (WORLD_PX * 2 ** zoom) / (2 * Math.PI)

/** What a map of this size shows. */
export function boxOf({ lng, lat, zoom }: Viewpoint, { width, height }: Size): Box {
  const half = width / 2 / pixelsPerDegree(zoom)
  const y = mercatorY(lat)
  const halfY = height / 2 / pixelsPerRadian(zoom)
  return { west: lng - half, east: lng + half, south: latOfY(y - halfY), north: latOfY(y + halfY) }
}

/** The same for a request: rounded, and within the world. */
export const shownBox = (view: Viewpoint, size: Size): Box => roundBox(boxOf(view, size))

const roundBox = ({ west, south, east, north }: Box): Box => ({
  west: Math.max(roundDegrees(west), -180),
  south: Math.max(roundDegrees(south), -85),
  east: Math.min(roundDegrees(east), 180),
  north: Math.min(roundDegrees(north), 85),
})

export const isWithin = ({ lng, lat }: LngLat, { west, south, east, north }: Box): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** The box and zoom level to request for a map: whole cells around what it shows. */
export function requestFor(view: Viewpoint, size: Size): Box & { zoom: number } {
  const zoom = Math.min(Math.floor(view.zoom), MAX_ZOOM)
  return { ...roundBox(alignBox(boxOf(view, size), zoom)), zoom }
}

const middleOf = ({ west, south, east, north }: Box): LngLat => ({
  lng: (west + east) / 2,
  lat: latOfY((mercatorY(south) + mercatorY(north)) / 2),
})

/** The closest view of a box. */
export function viewOf(box: Box, { width, height }: Size): Viewpoint {
  const room = (pixels: number) => Math.max(pixels - 2 * MARGIN_PX, MARGIN_PX)
  const wide = Math.max(box.east - box.west, 1e-9)
  const high = Math.max(mercatorY(box.north) - mercatorY(box.south), 1e-9)
  const scale = Math.min(room(width) / pixelsPerDegree(0) / wide, room(height) / pixelsPerRadian(0) / high)
  return { ...middleOf(box), zoom: Math.max(0, Math.min(Math.log2(scale), CLOSEST_ZOOM)) }
}

/** The view of a cluster: always closer than the current one, so that the cluster splits. */
export function viewInto(bounds: Box, view: Viewpoint, size: Size): Viewpoint {
  const closer = viewOf(bounds, size)
  return { ...closer, zoom: Math.min(Math.max(closer.zoom, Math.floor(view.zoom) + 1), CLOSEST_ZOOM) }
}

export type Direction = 'west' | 'east' | 'north' | 'south'

/** The view of the neighbouring box: the two requests share no site, and none between them is missed. */
export function viewBeside(view: Viewpoint, size: Size, direction: Direction): Viewpoint {
  const { west, south, east, north } = requestFor(view, size)
  const { lng, lat } = middleOf({ west, south, east, north })
  const [wide, high] = [east - west, north - south]
  switch (direction) {
    case 'west':
      return { ...view, lng: lng - wide }
    case 'east':
      return { ...view, lng: lng + wide }
    case 'north':
      return { ...view, lat: lat + high }
    case 'south':
      return { ...view, lat: lat - high }
  }
}

export const zoomed = (view: Viewpoint, by: number): Viewpoint => ({
  ...view,
  zoom: Math.max(0, Math.min(view.zoom + by, CLOSEST_ZOOM)),
})

/** The projection of a view onto a drawing of this size. */
export function planeOf(view: Viewpoint, { width, height }: Size): Plane {
  const [perDegree, perRadian, y] = [pixelsPerDegree(view.zoom), pixelsPerRadian(view.zoom), mercatorY(view.lat)]
  return {
    project: ({ lng, lat }) => ({
      x: width / 2 + (lng - view.lng) * perDegree,
      y: height / 2 - (mercatorY(lat) - y) * perRadian,
    }),
    unproject: point => ({
      lng: view.lng + (point.x - width / 2) / perDegree,
      lat: latOfY(y - (point.y - height / 2) / perRadian),
    }),
    onMove: () => () => {},
  }
}
