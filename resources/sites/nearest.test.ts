import { expect, test } from 'vitest'
import { isIn, type Location } from './locations.ts'
import { nearestTo } from './nearest.ts'

const at = (id: number, lng: number) => ({ id, lng, lat: 25 })
const idsOf = (limit: number, ...lngs: number[]) =>
  nearestTo(
    { lng: 121, lat: 25 },
    lngs.map((lng, index) => at(index + 1, lng)),
    limit,
  ).map(({ id }) => id)

test('the nearest come first, no more than are wanted, whichever way they are given', () => {
  expect(idsOf(2, 121.3, 121.1, 121.2)).toEqual([2, 3])
  expect(idsOf(5, 121.3, 121.1, 121.2)).toEqual([2, 3, 1])
  expect(idsOf(1)).toEqual([])
})

test('of those that are as near as each other, the first comes first and stays', () => {
  expect(idsOf(3, 121.1, 121.1, 121.1)).toEqual([1, 2, 3])
  expect(idsOf(2, 121.1, 121.1, 121.1)).toEqual([1, 2])
})

test('a site on the border of two boxes is in exactly one of them', () => {
  const site: Location = { id: 1, lng: 121, lat: 25, kind: 'shop', townshipId: '63000030', hours: 0 }
  const [west, east] = [
    { west: 120, east: 121, south: 24, north: 26 },
    { west: 121, east: 122, south: 24, north: 26 },
  ]
  expect([west, east].map(box => isIn(box, site))).toEqual([false, true])
  const [south, north] = [
    { ...east, south: 24, north: 25 },
    { ...east, south: 25, north: 26 },
  ]
  expect([south, north].map(box => isIn(box, site))).toEqual([false, true])
})
