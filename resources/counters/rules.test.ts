import { expect, test } from 'vitest'
import { add, MAX_COUNT, START } from './rules.ts'

test.each([
  ['number', 5, { number: 25, array: [10, 20, 30] }],
  [2, -3, { number: 20, array: [10, 20, 27] }],
  // No counter passes a limit, in either direction.
  ['number', MAX_COUNT, { number: MAX_COUNT, array: [10, 20, 30] }],
  ['number', -MAX_COUNT - 21, { number: -MAX_COUNT, array: [10, 20, 30] }],
  [0, -MAX_COUNT - 11, { number: 20, array: [-MAX_COUNT, 20, 30] }],
  // The list has no such place.
  [3, 1, START],
] as const)('adding to %s: %i', (target, by, expected) => expect(add(START, target, by)).toEqual(expected))
