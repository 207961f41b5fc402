import { expect, test } from 'vitest'
import { geometryOf, shownLabels } from './geometry.ts'

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

const shown = (width: number, labels: string[]) =>
  shownLabels(geometryOf(labels, 9, { width, height: 200 }, String), labels)

test('labels are thinned out if they would touch', () => {
  expect(shown(120, ['Mon', 'Tue', 'Wed'])).toEqual([0, 1, 2])
  expect(shown(90, ['Mon', 'Tue', 'Wed', 'Thu'])).toEqual([0, 2])
  // A Chinese character is twice as wide as a Latin letter.
  expect(shown(130, ['週一', '週二', '週三'])).toEqual([0, 1, 2])
  expect(shown(100, ['週一', '週二', '週三', '週四'])).toEqual([0, 2])
})

test('a label that the right edge would cut is left out', () => {
  const days = Array.from({ length: 11 }, (_, day) => `Nov ${day + 10}`)
  expect(shown(150, days)).toEqual([0, 5])
  // The same labels fit if each has room.
  expect(shown(1000, days)).toHaveLength(11)
})
