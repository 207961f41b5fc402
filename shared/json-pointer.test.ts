import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointerStep, pointerSteps } from './json-pointer.ts'

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
