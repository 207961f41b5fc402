import { expect, test } from 'vitest'
import { geometryOf, labelStep } from './geometry.ts'

const size = { width: 400, height: 200 }
const days = ['a', 'b', 'c']

test('values range from 0 to a round number above the highest', () => {
  const { y, ticks } = geometryOf(days, 37, size, String)
  expect(ticks).toEqual([0, 10, 20, 30, 40])
  expect([y(0), y(40), y(20)]).toEqual([174, 10, 92])
})

test('whole values have whole grid lines, even with few values or none', () => {
  expect(geometryOf(days, 1, size, String).ticks).toEqual([0, 1])
  expect(geometryOf(days, 0, size, String).ticks.every(Number.isInteger)).toBe(true)
  expect(geometryOf(days, 0.5, size, String).ticks).toContain(0.5)
})

test('the categories share the width, each centred in its step', () => {
  const { x, left } = geometryOf(days, 9, size, String)
  expect(x.step * 3 + left).toBeCloseTo(396)
  expect(x.left('b') - x.left('a')).toBeCloseTo(x.step)
  expect(x.left('a') - left).toBeCloseTo((x.step - x.bandwidth) / 2)
})

test('the value labels have enough room', () => {
  expect(geometryOf(days, 1_000_000, size, String).left).toBeGreaterThan(geometryOf(days, 9, size, String).left)
})

test('labels are thinned out if they would touch', () => {
  expect(labelStep(60, ['Mon', 'Tu'])).toBe(1)
  expect(labelStep(10, ['14 Mo'])).toBe(5)
  // A Chinese character is twice as wide as a Latin letter.
  expect(labelStep(42, ['週六 14'])).toBe(2)
})
