import { expect, test } from 'vitest'
import { pointOn, pointsOf } from './radar-geometry.ts'

const centre = { x: 100, y: 100 }

test('the first axis points up, the others follow clockwise', () => {
  const ends = [0, 1, 2, 3].map(axis => pointOn(axis, 4, 1, centre, 50))
  expect(pointsOf(ends)).toBe('100.0,50.0 150.0,100.0 100.0,150.0 50.0,100.0')
})

test('a share is the fraction of the radius', () => {
  expect(pointOn(0, 6, 0.5, centre, 50)).toEqual({ x: 100, y: 75 })
  expect(pointOn(3, 6, 0, centre, 50)).toEqual(centre)
})
