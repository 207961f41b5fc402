import { createReading, excerpt, failed, type Imported, issueOfLocation, nameOf, type Reading } from './imported.ts'
import { lineAt, positionsOfFeatures } from './json-lines.ts'

type Members = Record<string, unknown>
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Property names that other programs use for a name. */
const NAME_KEYS = ['name', 'Name', 'NAME', 'title', '名稱', '名称']

/**
 * Reads points from GeoJSON (RFC 7946): a collection of features, or one feature. `isSwapped`: their coordinates begin
 * with the latitude. Never throws.
 */
export function readGeoJson(text: string, isSwapped = false): Reading {
  let root: unknown
  try {
    root = JSON.parse(text)
  } catch (error) {
    return failed('not-json', lineOfError(text, String(error)), undefined)
  }
  if (!isMembers(root)) return failed('not-geojson', 1, excerpt(root))
  if (root.type === 'Feature') return readFeatures([root], () => 1, isSwapped)
  if (root.type !== 'FeatureCollection' || !Array.isArray(root.features)) {
    return failed('not-geojson', 1, excerpt(root.type ?? null))
  }
  const positions = positionsOfFeatures(text)
  return readFeatures(root.features, index => lineAt(text, positions[index] ?? 0), isSwapped)
}

function readFeatures(features: unknown[], lineOf: (index: number) => number, isSwapped: boolean): Reading {
  const { reading, issue, add } = createReading()
  for (const [index, feature] of features.entries()) {
    const position = { line: lineOf(index), feature: index + 1 }
    const { geometry, properties, id } = isMembers(feature) ? feature : {}
    if (!isMembers(geometry) || geometry.type !== 'Point') {
      issue(position, 'not-point', isMembers(geometry) ? geometry.type : geometry)
      continue
    }
    const [first, second]: unknown[] = Array.isArray(geometry.coordinates) ? geometry.coordinates : []
    const [lng, lat] = isSwapped ? [second, first] : [first, second]
    const wrong =
      typeof lng !== 'number' || typeof lat !== 'number' ? ('no-coordinates' as const) : issueOfLocation(lng, lat)
    if (wrong) issue(position, wrong, geometry.coordinates)
    else add(position, markerOf(id, isMembers(properties) ? properties : {}, Number(lng), Number(lat), index + 1))
  }
  return reading
}

function markerOf(id: unknown, properties: Members, lng: number, lat: number, number: number): Imported {
  const key = NAME_KEYS.find(one => properties[one] !== undefined)
  const { list, listType } = properties
  return {
    ...(typeof id === 'string' && id !== '' && { id }),
    name: nameOf(key && properties[key], number),
    lng,
    lat,
    ...(typeof list === 'string' &&
      list.trim() !== '' && {
        list: { name: nameOf(list, number), type: typeof listType === 'string' ? listType : '' },
      }),
  }
}

/**
 * Engines report the position of a JSON error in different ways: `at position 12`, `at line 3 column 4`, or with the
 * text around it: `Unexpected token 'x', ..."pe": [1, x]}" is not valid JSON`.
 */
function lineOfError(text: string, message: string): number {
  const line = /line (\d+)/.exec(message)?.[1]
  if (line) return Number(line)
  const position = /position (\d+)/.exec(message)?.[1]
  return lineAt(text, position ? Number(position) : (positionOfExcerpt(text, message) ?? text.length))
}

/** V8 shows this many characters on both sides of the wrong one. */
const AROUND = 10

function positionOfExcerpt(text: string, message: string): number | null {
  const [, token = '', dots, excerpt = ''] =
    /token '(.+?)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid/s.exec(message) ?? []
  const start = excerpt === '' ? -1 : text.indexOf(excerpt)
  return start === -1 ? null : start + (dots ? AROUND : Math.max(0, excerpt.indexOf(token)))
}
