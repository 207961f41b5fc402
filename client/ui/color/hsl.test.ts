import { expect, test } from 'vitest'
import { hexOf, hslOf, readColor } from './hsl.ts'

test.each([
  ['#000000', { h: 0, s: 0, l: 0 }],
  ['#ffffff', { h: 0, s: 0, l: 100 }],
  ['#ff0000', { h: 0, s: 100, l: 50 }],
  ['#00ff00', { h: 120, s: 100, l: 50 }],
  ['#0000ff', { h: 240, s: 100, l: 50 }],
  ['#808080', { h: 0, s: 0, l: 50 }],
  ['#bf4080', { h: 330, s: 50, l: 50 }],
])('%s is %j, and back', (hex, hsl) => {
  expect(hslOf(hex)).toEqual(hsl)
  expect(hexOf(hsl)).toBe(hex)
})

test.each([
  ['#3F51C7', '#3f51c7'],
  [' 3f51c7 ', '#3f51c7'],
  ['#fa0', '#ffaa00'],
  ['＃３ｆ５１ｃ７', '#3f51c7'],
  ['#3f51c', null],
  ['blue', null],
])('%j is read as %j', (text, color) => {
  expect(readColor(text)).toBe(color)
})
