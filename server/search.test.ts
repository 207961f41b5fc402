import { expect, test } from 'vitest'
import { numberIn } from './search.ts'

test.each([
  ['7', 7],
  [' #42 ', 42],
  ['2147483647', 2_147_483_647],
  // No database column holds a greater one.
  ['2147483648', null],
  ['9999999999', null],
  ['0', null],
  ['-1', null],
  ['7a', null],
  ['', null],
])('%j names the row %j', (text, id) => expect(numberIn(text)).toBe(id))
