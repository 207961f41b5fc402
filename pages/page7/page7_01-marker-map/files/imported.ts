/** A marker of a file. Its list is named, not numbered: ids are this browser's own. */
export type Imported = { id?: string; name: string; lng: number; lat: number; list?: { name: string; type: string } }

/** Why a record cannot be taken. */
export type IssueCode =
  | 'not-json'
  | 'not-geojson'
  | 'not-point'
  | 'no-coordinates'
  | 'not-number'
  | 'off-earth'
  | 'no-columns'
  | 'quotes'
  | 'same-id'
  | 'encoding'
  | 'empty'
  | 'too-large'
  | 'too-many'

/** What is wrong, and in which line of the file (from 1); `value` is what stands there. */
export type Issue = { line: number; code: IssueCode; value?: string }

/** What a file holds. Nothing is left out silently: each record is a marker or an issue. */
export type Reading = { markers: Imported[]; issues: Issue[] }

export const failed = (code: IssueCode, line = 1, value?: string): Reading => ({
  markers: [],
  issues: [{ line, code, value }],
})

export const MAX_MARKERS = 20_000
const MAX_NAME_LENGTH = 200
const MAX_VALUE_LENGTH = 40

/** As much of a value as helps to find it. */
export const excerpt = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}

/** A name on one line; a record without one is called by its number. */
export function nameOf(value: unknown, number: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH) || `#${number}`
}

/** The issue of a pair of coordinates; null when they are a place on earth. */
export function issueOfLocation(lng: number, lat: number): IssueCode | null {
  if (!Number.isFinite(lng) || !Number.isFinite(lat)) return 'not-number'
  return Math.abs(lng) > 180 || Math.abs(lat) > 90 ? 'off-earth' : null
}

/** Collects what a reader finds: each record becomes a marker or an issue, and an id counts once. */
export function createReading() {
  const reading: Reading = { markers: [], issues: [] }
  const ids = new Set<string>()
  const issue = (line: number, code: IssueCode, value?: unknown) =>
    void reading.issues.push({ line, code, ...(value !== undefined && { value: excerpt(value) }) })
  const add = (line: number, marker: Imported) => {
    if (reading.markers.length >= MAX_MARKERS) return issue(line, 'too-many', marker.name)
    if (marker.id !== undefined && ids.has(marker.id)) return issue(line, 'same-id', marker.id)
    if (marker.id !== undefined) ids.add(marker.id)
    reading.markers.push(marker)
  }
  return { reading, issue, add }
}
