import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointerStep, pointerSteps, valueAt } from './json-pointer.ts'

// RFC 6901, section 5.
test.each([
  ['', []],
  ['/foo/0', ['foo', '0']],
  ['/', ['']],
  ['/a~1b', ['a/b']],
  ['/m~0n', ['m~n']],
  ['/~01', ['~1']],
])('%j leads along %j', (pointer, steps) => expect(pointerSteps(pointer)).toEqual(steps))

test('a name with any characters survives a round trip', () =>
  fc.assert(
    fc.property(fc.array(fc.string()), names => {
      const pointer = names.map(name => `/${pointerStep(name)}`).join('')
      expect(pointerSteps(pointer)).toEqual(names)
    }),
  ))

test('finds the value at a pointer, or undefined', () => {
  const value = { paths: { '/a~b': [{ x: 1 }] } }
  expect(valueAt(value, '#/paths/~1a~0b/0/x')).toBe(1)
  expect([valueAt(value, '#/paths/none/0'), valueAt(null, '/a')]).toEqual([undefined, undefined])
})
