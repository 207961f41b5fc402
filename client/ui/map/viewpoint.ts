/** The centre of a map in degrees, and its zoom level. */
export type Viewpoint = { lng: number; lat: number; zoom: number }
export type LngLat = { lng: number; lat: number }

/** West, south, east, north. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** All of Taiwan, with Kinmen, Matsu and Penghu, and the viewpoint that shows it. */
export const TAIWAN: Bounds = [117.9, 21.7, 122.4, 26.5]
export const TAIWAN_VIEW: Viewpoint = { lng: 120.15, lat: 24.13, zoom: 6.3 }

/** `25.0330,121.5654,12.50`: latitude first, the usual order. */
export const formatViewpoint = ({ lat, lng, zoom }: Viewpoint): string =>
  `${lat.toFixed(4)},${lng.toFixed(4)},${zoom.toFixed(2)}`

/** Parses such a text; null if it is not a valid viewpoint. */
export function parseViewpoint(text: string): Viewpoint | null {
  const numbers = text.split(',').map(Number)
  const [lat = Number.NaN, lng = Number.NaN, zoom = Number.NaN] = numbers
  const isPlace = numbers.length === 3 && Math.abs(lat) <= 85 && Math.abs(lng) <= 180 && zoom >= 0 && zoom <= 22
  return isPlace ? { lat, lng, zoom } : null
}
