import { roundDegrees } from '#shared/geometry/degrees.ts'

/** A shop of the company, its repair workshop, a partner's pick-up point, or a parcel locker. */
export const SITE_KINDS = ['shop', 'workshop', 'pick-up', 'locker'] as const
export type SiteKind = (typeof SITE_KINDS)[number]

export const PICK_UP_KINDS: readonly SiteKind[] = ['shop', 'pick-up']

export type LngLat = { lng: number; lat: number }

/** West and south belong to a box, east and north don't, so neighbouring boxes share no point. */
export type Box = { west: number; south: number; east: number; north: number }

/** On these days (1 is Monday), from one time in Taipei to the other. If it closes earlier, it closes on the next day. */
export type OpeningHours = { days: readonly number[]; opens: string; closes: string }

const DAILY = [1, 2, 3, 4, 5, 6, 7]
const EXCEPT_MONDAY = [2, 3, 4, 5, 6, 7]

/** A row of a site has an index of this list, so new entries go to its end. */
export const OPENING_HOURS: readonly OpeningHours[] = [
  { days: DAILY, opens: '00:00', closes: '24:00' },
  { days: DAILY, opens: '07:00', closes: '23:00' },
  { days: DAILY, opens: '06:00', closes: '01:00' },
  { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' },
  { days: EXCEPT_MONDAY, opens: '10:00', closes: '19:00' },
  { days: DAILY, opens: '11:00', closes: '21:30' },
  { days: EXCEPT_MONDAY, opens: '11:00', closes: '20:00' },
]

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Opening hours as OpenStreetMap writes them: `Mo-Sa 09:00-18:00`. */
export const formatHours = ({ days, opens, closes }: OpeningHours): string =>
  `${DAYS[(days[0] ?? 1) - 1]}-${DAYS[(days.at(-1) ?? 7) - 1]} ${opens}-${closes}`

/** The opposite of `formatHours`. Null for another text. */
export function parseHours(text: string): { first: number; last: number; opens: string; closes: string } | null {
  const [, from = '', to = '', opens = '', closes = ''] = /^(\w\w)-(\w\w) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? []
  const [first, last] = [DAYS.indexOf(from) + 1, DAYS.indexOf(to) + 1]
  return first > 0 && last > 0 ? { first, last, opens, closes } : null
}

/** Taiwan has had no daylight saving time since 1979. */
const TAIPEI_OFFSET_MS = 8 * 3_600_000

/** Whether a site with these hours is open at this moment. */
export function isOpenAt({ days, opens, closes }: OpeningHours, at: number): boolean {
  const local = new Date(at + TAIPEI_OFFSET_MS)
  const time = local.toISOString().slice(11, 16)
  const today = local.getUTCDay() || 7
  if (opens < closes) return days.includes(today) && time >= opens && time < closes
  const yesterday = today === 1 ? 7 : today - 1
  return (days.includes(today) && time >= opens) || (days.includes(yesterday) && time < closes)
}

/** `grid`: the points of a cell form a cluster. `distance`: points that are close to each other do. */
export const CLUSTERINGS = ['grid', 'distance'] as const
export type Clustering = (typeof CLUSTERINGS)[number]

/** The world is this wide at zoom level 0, as in MapLibre. */
export const WORLD_PX = 512
const CELL_PX = 80
export const MAX_ZOOM = 18

/** On a Mercator map, a degree of latitude is longer than one of longitude. This is their ratio in the middle of Taiwan. */
const HEIGHT_RATIO = Math.cos((23.7 * Math.PI) / 180)

/** The size of a grid cell in degrees. */
export function cellSize(zoom: number): { width: number; height: number } {
  const width = (CELL_PX * 360) / (WORLD_PX * 2 ** zoom)
  return { width, height: width * HEIGHT_RATIO }
}

/** Edges are rounded. At the highest zoom level, that is a thousandth of a block. */
const TOLERANCE = 5e-3

/**
 * Grows a box to whole blocks of two by two cells, so that it contains no parts of cells. A map that moves a little asks
 * for the same box again, and its clusters keep their numbers.
 */
export function alignBox({ west, south, east, north }: Box, zoom: number): Box {
  const { width, height } = cellSize(zoom)
  const down = (degrees: number, size: number) => roundDegrees(Math.floor(degrees / (2 * size) + TOLERANCE) * 2 * size)
  const up = (degrees: number, size: number) => roundDegrees(Math.ceil(degrees / (2 * size) - TOLERANCE) * 2 * size)
  return { west: down(west, width), south: down(south, height), east: up(east, width), north: up(north, height) }
}

const EARTH_RADIUS_METRES = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance (haversine formula) on a sphere with the mean radius of the earth: off by at most 0.5%. */
export function distanceMetres(a: LngLat, b: LngLat): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lng - a.lng)
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}
