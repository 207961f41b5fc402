import { expect, test } from 'vitest'
import { sparkOf } from './spark.ts'

test('the line spans the width, from the lowest value at the foot to the highest at the top', () => {
  expect(sparkOf([1, 3, 2])).toEqual({
    line: 'M0.0 24.0L50.0 2.0L100.0 13.0',
    area: 'M0.0 24.0L50.0 2.0L100.0 13.0L100 26L0 26z',
  })
})

test('equal values are a flat line, and one value is none', () => {
  expect(sparkOf([4, 4]).line).toBe('M0.0 24.0L100.0 24.0')
  expect(sparkOf([4])).toEqual({ line: '', area: '' })
})
