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

test('whatever a name holds, it comes back', () =>
  fc.assert(
    fc.property(fc.array(fc.string()), names => {
      const pointer = names.map(name => `/${pointerStep(name)}`).join('')
      expect(pointerSteps(pointer)).toEqual(names)
    }),
  ))

test('finds what a pointer names, and nothing where there is nothing', () => {
  const value = { paths: { '/a~b': [{ x: 1 }] } }
  expect(valueAt(value, '#/paths/~1a~0b/0/x')).toBe(1)
  expect([valueAt(value, '#/paths/none/0'), valueAt(null, '/a')]).toEqual([undefined, undefined])
})
