import { expect, it, test } from 'vitest'
import { TAIWAN } from '#client/ui/map/viewpoint.ts'
import { boxOf, type Direction, planeOf, requestFor, shownBox, viewBeside, viewInto, viewOf } from './view.ts'

const SIZE = { width: 640, height: 600 }
const VIEW = { lng: 121.5654, lat: 25.033, zoom: 12.4 }

test('a request contains what the map shows, at a whole zoom level', () => {
  const shown = boxOf(VIEW, SIZE)
  const asked = requestFor(VIEW, SIZE)
  expect(asked.zoom).toBe(12)
  expect(asked.west <= shown.west && asked.south <= shown.south).toBe(true)
  expect(asked.east >= shown.east && asked.north >= shown.north).toBe(true)
})

test('what is beyond the map is in the request, but not in the box that the list asks for', () => {
  const shown = boxOf(VIEW, SIZE)
  const listed = shownBox(VIEW, SIZE)
  expect(requestFor(VIEW, SIZE).east).toBeGreaterThan(listed.east)
  for (const edge of ['west', 'south', 'east', 'north'] as const) expect(listed[edge]).toBeCloseTo(shown[edge], 6)
})

test('moving the map a little asks for the same box', () => {
  expect(requestFor({ ...VIEW, lng: VIEW.lng + 0.0005 }, SIZE)).toEqual(requestFor(VIEW, SIZE))
})

test.each<[Direction, Direction]>([
  ['east', 'west'],
  ['west', 'east'],
])('the box in the %s begins where the other ends', (direction, opposite) => {
  for (const zoom of [6.3, 9, 12.4, 15.9]) {
    for (const lng of [120.1, 120.6543, 121.5654]) {
      const view = { lng, lat: 24.1, zoom }
      const before = requestFor(view, SIZE)
      const after = requestFor(viewBeside(view, SIZE, direction), SIZE)
      expect(after[opposite]).toBeCloseTo(before[direction], 5)
      expect([after.south, after.north]).toEqual([before.south, before.north])
    }
  }
})

test('a view of a box shows all of it, and no more than needed', () => {
  const [west, south, east, north] = TAIWAN
  const shown = boxOf(viewOf({ west, south, east, north }, SIZE), SIZE)
  expect(shown.west < west && shown.south < south && shown.east > east && shown.north > north).toBe(true)
  expect(north - south).toBeGreaterThan((shown.north - shown.south) * 0.8)
})

test('a cluster is always shown closer, up to the closest zoom level', () => {
  const bounds = { west: 121.2, south: 24.8, east: 121.9, north: 25.3 }
  expect(viewInto(bounds, VIEW, SIZE).zoom).toBe(13)
  const point = { west: 121.5, south: 25, east: 121.5, north: 25 }
  expect(viewInto(point, VIEW, SIZE)).toMatchObject({ zoom: 16, lng: 121.5 })
})

it('projects locations and back', () => {
  const plane = planeOf(VIEW, SIZE)
  expect(plane.project(VIEW)).toEqual({ x: 320, y: 300 })
  const { lng, lat } = plane.unproject({ x: 10, y: 590 })
  const { west, south } = boxOf(VIEW, SIZE)
  expect(lng).toBeGreaterThan(west)
  expect(lat).toBeGreaterThan(south)
  const { x, y } = plane.project({ lng, lat })
  expect([Math.round(x), Math.round(y)]).toEqual([10, 590])
})
