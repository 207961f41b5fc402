/** A marker from a file. Its list is named, not numbered, because ids are local to this browser. */
export type Imported = { id?: string; name: string; lng: number; lat: number; list?: { name: string; type: string } }

/** Why a record can't be imported. */
export type IssueCode =
  | 'not-json'
  | 'not-geojson'
  | 'not-point'
  | 'no-coordinates'
  | 'not-number'
  | 'off-earth'
  | 'swapped'
  | 'no-columns'
  | 'quotes'
  | 'same-id'
  | 'encoding'
  | 'empty'
  | 'too-large'
  | 'too-many'

/** Where a record is: its line (from 1), and in GeoJSON the number of its feature (from 1). */
export type Position = { line: number; feature?: number }
/** What is wrong, and where. `value` is the invalid value. */
type Issue = Position & { code: IssueCode; value?: string }

/** The content of a file. Nothing is dropped silently: each record is a marker or an issue. */
export type Reading = { markers: Imported[]; issues: Issue[] }

export const failed = (code: IssueCode, line = 1, value?: string): Reading => ({
  markers: [],
  issues: [{ line, code, value }],
})

const MAX_MARKERS = 20_000
const MAX_NAME_LENGTH = 200
const MAX_VALUE_LENGTH = 40

/** Enough of a value to find it. */
export const excerpt = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}

/** A name on one line. A record without a name is named by its number. */
export function nameOf(value: unknown, number: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH) || `#${number}`
}

/**
 * The issue of a pair of coordinates; null if they are a location on earth. If they are one only the other way round,
 * longitude and latitude are swapped.
 */
export function issueOfLocation(lng: number, lat: number): IssueCode | null {
  if (!Number.isFinite(lng) || !Number.isFinite(lat)) return 'not-number'
  if (isOnEarth(lng, lat)) return null
  return isOnEarth(lat, lng) ? 'swapped' : 'off-earth'
}

const isOnEarth = (lng: number, lat: number) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90

/** Collects the results of a reader: each record becomes a marker or an issue, and a repeated id counts once. */
export function createReading() {
  const reading: Reading = { markers: [], issues: [] }
  const ids = new Set<string>()
  const issue = (position: Position, code: IssueCode, value?: unknown) =>
    void reading.issues.push({ ...position, code, ...(value !== undefined && { value: excerpt(value) }) })
  const add = (position: Position, marker: Imported) => {
    if (reading.markers.length >= MAX_MARKERS) return issue(position, 'too-many', marker.name)
    if (marker.id !== undefined && ids.has(marker.id)) return issue(position, 'same-id', marker.id)
    if (marker.id !== undefined) ids.add(marker.id)
    reading.markers.push(marker)
  }
  return { reading, issue, add }
}
