import { describe, expect, test } from 'vitest'
import type { Area } from '#resources/areas/contract.ts'
import { roundShape } from '#resources/areas/rules.ts'
import { square } from '#resources/areas/samples.ts'
import { readText, writers } from './formats.ts'

const AREA: Area = {
  id: 1,
  name: { en: 'A & B <c>', zh: '甲' },
  teamId: 2,
  memberId: null,
  mayOverlap: true,
  polygons: roundShape([[square([121, 24], 0.4), square([121.1, 24.1], 0.1)], [square([122, 24], 0.1)]]),
  squareMetres: 0,
  version: 1,
  updatedAt: '2026-10-31T00:00:00.000Z',
}
const { name, mayOverlap, polygons } = AREA
const teamOf = (teamId: number | null) => (teamId === AREA.teamId ? 'Vans <&> co' : '')

describe.each(['geojson', 'kml'] as const)('%s', format => {
  test('keeps names, holes, islands, the rule and the team', () => {
    const unassigned = { ...AREA, teamId: null }
    expect(readText(writers[format]([AREA, unassigned], teamOf))).toEqual({
      areas: [
        { name, mayOverlap, polygons, team: 'Vans <&> co' },
        { name, mayOverlap, polygons, team: '' },
      ],
      issues: [],
    })
  })

  test('imports what it can, and says what is wrong with each other feature', () => {
    const bowTie: Area = {
      ...AREA,
      name: { en: 'Bow tie', zh: '領結' },
      polygons: [
        [
          [
            [0, 0],
            [4, 4],
            [4, 0],
            [0, 4],
            [0, 0],
          ],
        ],
      ],
    }
    const far: Area = { ...AREA, name: { en: 'Far', zh: '遠' }, polygons: [[square([179.9, 0], 1)]] }
    const { areas, issues } = readText(writers[format]([bowTie, AREA, far], teamOf))
    expect(areas).toHaveLength(1)
    expect(issues).toEqual([
      { feature: 1, name: 'Bow tie', code: 'crosses-itself' },
      { feature: 3, name: 'Far', code: 'off-earth' },
    ])
  })
})

test.each([
  ['', 'empty'],
  ['{', 'not_json'],
  ['[1]', 'not_geojson'],
  ['{"type":"FeatureCollection","features":[]}', 'empty'],
  ['<kml><Placemark></kml>', 'not_xml'],
  [`<kml>${'<Placemark/>'.repeat(1001)}</kml>`, 'too_many_features'],
  [`{"type":"FeatureCollection","features":[${Array(1001).fill('{}').join()}]}`, 'too_many_features'],
])('%.60j is refused as a whole', (text, code) => {
  expect(readText(text)).toEqual({ areas: [], issues: [{ feature: null, name: '', code }] })
})

test.each([
  ['{"type":"Feature","properties":{"name":"P"},"geometry":{"type":"Point","coordinates":[1,2]}}', 'no_polygon'],
  [
    '{"type":"Feature","properties":{"name":"P"},"geometry":{"type":"Polygon","coordinates":[[["a",2]]]}}',
    'no_coordinates',
  ],
  [
    '<kml><Placemark><name>P</name><Polygon><outerBoundaryIs><LinearRing><coordinates>1,2 x,3</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>',
    'no_coordinates',
  ],
])('names the feature of %j', (text, code) => {
  expect(readText(text).issues).toEqual([{ feature: 1, name: 'P', code }])
})

test('an external entity of a KML file is not loaded', () => {
  const text =
    '<!DOCTYPE kml [<!ENTITY e SYSTEM "file:///etc/hosts">]><kml><Placemark><name>&e;</name></Placemark></kml>'
  expect(JSON.stringify(readText(text))).not.toContain('localhost')
})
