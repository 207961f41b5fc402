import type { Area } from '#resources/areas/contract.ts'
import { type Feature, failed, type Reading, readFeatures, type TeamOf } from './imported.ts'

type Members = Record<string, unknown>
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads polygons from GeoJSON (RFC 7946): a collection of features, or one feature. Never throws. */
export function readGeoJson(text: string): Reading {
  let root: unknown
  try {
    root = JSON.parse(text)
  } catch {
    return failed('not_json')
  }
  if (!isMembers(root)) return failed('not_geojson')
  if (root.type === 'Feature') return readFeatures([root], featureOf)
  if (root.type !== 'FeatureCollection' || !Array.isArray(root.features)) return failed('not_geojson')
  return readFeatures(root.features, featureOf)
}

function featureOf(feature: unknown): Feature {
  const { geometry, properties } = isMembers(feature) ? feature : {}
  const { name, name_en, name_zh, mayOverlap, team } = isMembers(properties) ? properties : {}
  return {
    en: textOf(name_en) || textOf(name),
    zh: textOf(name_zh) || textOf(name),
    coordinates: isMembers(geometry) ? coordinatesOf(geometry) : null,
    mayOverlap: mayOverlap === true,
    team: textOf(team),
  }
}

function coordinatesOf({ type, coordinates }: Members): unknown {
  if (type === 'MultiPolygon') return coordinates
  return type === 'Polygon' ? [coordinates] : null
}

/** The areas as GeoJSON, one feature per line. */
export function writeGeoJson(areas: readonly Area[], teamOf: TeamOf): string {
  const features = areas.map(({ id, name, mayOverlap, teamId, polygons }) =>
    JSON.stringify({
      type: 'Feature',
      id,
      properties: { name: name.en, name_en: name.en, name_zh: name.zh, team: teamOf(teamId), mayOverlap },
      geometry:
        polygons.length === 1
          ? { type: 'Polygon', coordinates: polygons[0] }
          : { type: 'MultiPolygon', coordinates: polygons },
    }),
  )
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`
}
