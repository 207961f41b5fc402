import { expect, test } from 'vitest'
import { boxOf, isInPolygon } from './rules.ts'

const square = (from: number, to: number) => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
]

test.each([
  ['within', [2, 2], true],
  ['in the hole', [5, 5], false],
  ['between the hole and the edge', [8, 5], true],
  ['to the west', [-1, 5], false],
  ['to the east', [11, 5], false],
  ['level with a corner, outside', [-1, 0], false],
  ['level with a corner of the hole, within', [1, 4], true],
])('a point %s', (_, point, expected) => {
  expect(isInPolygon(point, [square(0, 10), square(4, 6)])).toBe(expected)
})

test('computes the bounding box of a ring', () => {
  expect(boxOf(square(-3, 7))).toEqual([-3, -3, 7, 7])
})
