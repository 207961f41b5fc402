import { expect, test } from 'vitest'
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
