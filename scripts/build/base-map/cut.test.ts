import { readFileSync } from 'node:fs'
import type { FeatureCollection, MultiPolygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import { expect, test } from 'vitest'
import { cutBaseMap } from './cut.ts'

const map = cutBaseMap()
const { counties, ...collections } = map
const countyFeatures = feature(counties, counties.objects.counties).features

const polygonsOf = ({ features }: FeatureCollection, kind: string) =>
  features.flatMap(({ properties, geometry }) =>
    properties?.kind === kind ? (geometry as MultiPolygon).coordinates : [],
  )

/** The even-odd rule over all rings. */
function covers(polygons: Position[][][], [x = 0, y = 0]: Position): boolean {
  let isInside = false
  for (const ring of polygons.flat())
    for (const [index, [ax = 0, ay = 0]] of ring.entries()) {
      const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? []
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
    }
  return isInside
}
const countyAt = (place: Position) =>
  countyFeatures.find(({ geometry }) =>
    covers(geometry.type === 'Polygon' ? [geometry.coordinates] : (geometry as MultiPolygon).coordinates, place),
  )?.properties

const townships = readFileSync(`${import.meta.dirname}/../../../shared/geometry/taiwan-townships.csv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split(','))
  .map(([id, , , county, , lng, lat]) => ({ id, county, place: [Number(lng), Number(lat)] }))

test('cutting twice gives the same bytes', () => {
  expect(JSON.stringify(cutBaseMap())).toBe(JSON.stringify(map))
})

test('there are 22 counties, each named in both languages with the official 臺', () => {
  const names = countyFeatures.map(({ properties }) => properties)
  expect(names).toHaveLength(22)
  expect(names.filter(({ zh }) => zh.includes('台'))).toEqual([])
  expect(names.map(({ zh }) => zh)).toEqual(expect.arrayContaining(['臺北市', '臺中市', '臺南市', '臺東縣']))
  expect(names.filter(({ at, code }) => countyAt(at)?.code !== code)).toEqual([])
  expect(names.every(({ en, code }) => /^[A-Z].* (County|City)$/.test(en) && /^\d{5}$/.test(code))).toBe(true)
})

test('Kinmen and Matsu are counties and not part of another country at high zoom', () => {
  expect(countyAt([118.3134, 24.4129])?.zh).toBe('金門縣')
  expect(countyAt([119.9344, 26.1554])?.zh).toBe('連江縣')
  const islands = townships.filter(({ county }) => county === '金門縣' || county === '連江縣')
  expect(islands).toHaveLength(10)
  const near = polygonsOf(map.near, 'land')
  expect(islands.filter(({ place }) => covers(near, place))).toEqual([])
})

test('the townships of the console lie in their counties', () => {
  expect(townships).toHaveLength(368)
  const astray = townships.filter(({ place, county }) => countyAt(place) && countyAt(place)?.zh !== county)
  expect(astray).toEqual([])
})

test('Taiwan is drawn only by its counties; no cut of the world contains it', () => {
  for (const name of ['world', 'region', 'near'] as const) {
    expect(covers(polygonsOf(map[name], 'land'), [120.9, 23.8]), name).toBe(false)
    expect(covers(polygonsOf(map[name], 'land'), [119, 26.5]), name).toBe(true)
  }
  const labels = map.labels.features.map(({ properties }) => properties?.en)
  expect(labels).not.toContain('Taiwan')
  expect(labels).toEqual(expect.arrayContaining(['Japan', 'Taitung', 'Hsinchu City', 'Hsinchu County']))
})

test('no shape crosses 180°, and the South Pole is land', () => {
  const lines = Object.values(collections).flatMap(({ features }) =>
    features.flatMap(({ geometry }) => {
      if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat()
      return geometry.type === 'MultiLineString' ? geometry.coordinates : []
    }),
  )
  expect(lines.length).toBeGreaterThan(300)
  expect(lines.flat().filter(([lng = 0]) => Math.abs(lng) > 180)).toEqual([])
  // A streak across the map would be an edge of many degrees. Only the edge at the pole, below the map, may be that
  // long.
  const edges = lines.flatMap(line => line.slice(1).map((to, index) => [line[index] ?? to, to] as const))
  const long = edges.filter(([[ax = 0], [bx = 0]]) => Math.abs(ax - bx) > 100)
  expect(long.filter(([[, ay = 0], [, by = 0]]) => ay > -85 || by > -85)).toEqual([])
  const land = polygonsOf(map.world, 'land')
  for (const lng of [-179, -90, 0, 90, 179]) expect(covers(land, [lng, -84.9]), `${lng}`).toBe(true)
  expect(land.filter(([outer = []]) => outer.length < 4)).toEqual([])
  expect(covers(land, [178, 67])).toBe(true)
  expect(covers(land, [-175, 66.5])).toBe(true)
  expect(covers(land, [0, 0])).toBe(false)
})
