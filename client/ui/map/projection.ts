import type { Geometry, Position } from 'geojson'
import type { Plane } from './plane.ts'
import { type Bounds, type LngLat, TAIWAN } from './viewpoint.ts'

const MARGIN_PX = 16

export const mercatorY = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
export const latOfY = (y: number) => ((Math.atan(Math.exp(y)) - Math.PI / 4) * 360) / Math.PI
const radians = (degrees: number) => (degrees * Math.PI) / 180

export const isSketched = ({ lng, lat }: LngLat): boolean =>
  lng >= TAIWAN[0] && lng <= TAIWAN[2] && lat >= TAIWAN[1] && lat <= TAIWAN[3]

/** Mercator's projection of an area, centred and as large as fits. */
export function sketchPlane(width: number, height: number, [west, south, east, north]: Bounds = TAIWAN): Plane {
  const [top, left] = [mercatorY(north), radians(west)]
  const [wide, high] = [radians(east) - left, top - mercatorY(south)]
  const scale = Math.max(1, Math.min((width - 2 * MARGIN_PX) / wide, (height - 2 * MARGIN_PX) / high))
  const [marginX, marginY] = [(width - wide * scale) / 2, (height - high * scale) / 2]
  return {
    project: ({ lng, lat }) => ({
      x: marginX + (radians(lng) - left) * scale,
      y: marginY + (top - mercatorY(lat)) * scale,
    }),
    unproject: ({ x, y }) => ({
      lng: (((x - marginX) / scale + left) * 180) / Math.PI,
      lat: latOfY(top - (y - marginY) / scale),
    }),
    onMove: () => () => {},
  }
}

/** The SVG path of a shape; empty if it is not a polygon. */
export function pathOf(geometry: Geometry, { project }: Plane): string {
  const point = ([lng = 0, lat = 0]: Position) => {
    const { x, y } = project({ lng, lat })
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const ring = (points: Position[]) => `M${points.map(point).join('L')}Z`
  if (geometry.type === 'Polygon') return geometry.coordinates.map(ring).join('')
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(ring).join('') : ''
}
