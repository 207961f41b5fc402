import {
  findShapeIssue,
  MAX_AREAS,
  MAX_NAME_LENGTH,
  roundShape,
  type Shape,
  type ShapeIssue,
} from '#resources/areas/rules.ts'

/** An area from a file. */
export type ImportedArea = {
  name: { en: string; zh: string }
  polygons: Shape
  mayOverlap: boolean
  /** The name of its team in the file; empty if the file has none. */
  team: string
}

/** Why a file or one of its features can't be imported. */
export type IssueCode =
  | ShapeIssue
  | 'not_json'
  | 'not_geojson'
  | 'not_xml'
  | 'no_polygon'
  | 'no_coordinates'
  | 'off-earth'
  | 'encoding'
  | 'empty'
  | 'too-large'
  | 'too_many_features'

/** `feature` is its number in the file (from 1), null for the file itself. */
type ImportIssue = { feature: number | null; name: string; code: IssueCode }
export type Reading = { areas: ImportedArea[]; issues: ImportIssue[] }

export const failed = (code: IssueCode): Reading => ({ areas: [], issues: [{ feature: null, name: '', code }] })

/** What a file calls a team; empty if an area has none. */
export type TeamOf = (teamId: number | null) => string

/** A feature of a file, before it has been validated. `coordinates` are those of a MultiPolygon; null if it is none. */
export type Feature = { en: string; zh: string; coordinates: unknown; mayOverlap: boolean; team: string }

/**
 * Ten times as many as there may be areas, because some files also have points and lines. With the limit of 5 MB, a
 * browser takes 0.3 to 1.3 s to read a file; without this one, a file of triangles took four to nine.
 */
const MAX_FEATURES = 10 * MAX_AREAS

/** Validates the features of a file one by one. */
export function readFeatures<F>(found: readonly F[], featureOf: (feature: F) => Feature): Reading {
  if (found.length > MAX_FEATURES) return failed('too_many_features')
  const features = found.map(featureOf)
  const reading: Reading = { areas: [], issues: [] }
  for (const [index, { en, zh, coordinates, mayOverlap, team }] of features.entries()) {
    const name = { en: nameOf(en || zh, index), zh: nameOf(zh || en, index) }
    const polygons = shapeOf(coordinates)
    const code = typeof polygons === 'string' ? polygons : findShapeIssue(polygons)
    if (typeof polygons === 'string' || code)
      // Without a shape, or with one that is refused, there is a code.
      reading.issues.push({ feature: index + 1, name: name.en, code: code as IssueCode })
    else reading.areas.push({ name, polygons, mayOverlap, team: team.trim() })
  }
  return reading.areas.length + reading.issues.length > 0 ? reading : failed('empty')
}

function nameOf(text: string, index: number): string {
  const name = text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
  // The cut can leave a lone surrogate.
  return name === '' || !name.isWellFormed() ? `Area ${index + 1}` : name
}

/** The coordinates as a shape, rounded and without heights; or what is wrong with them. */
function shapeOf(coordinates: unknown): Shape | IssueCode {
  if (coordinates === null) return 'no_polygon'
  const isPoint = (point: unknown): point is [number, number] =>
    Array.isArray(point) && point.length >= 2 && Number.isFinite(point[0]) && Number.isFinite(point[1])
  const isShape = (value: unknown): value is Shape =>
    isListOf(value, polygon => isListOf(polygon, ring => isListOf(ring, isPoint)))
  if (!isShape(coordinates)) return 'no_coordinates'
  if (coordinates.flat(2).some(([lng, lat]) => Math.abs(lng) > 180 || Math.abs(lat) > 90)) return 'off-earth'
  return roundShape(coordinates)
}

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every(isItem)
