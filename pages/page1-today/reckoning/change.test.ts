import { expect, test } from 'vitest'
import { changeOf } from './change.ts'

test('a change is a whole percentage of the earlier number', () => {
  expect(changeOf(112, 100)).toEqual({ is: 'more', percent: 12 })
  expect(changeOf(1, 3)).toEqual({ is: 'fewer', percent: 67 })
  expect(changeOf(0, 5)).toEqual({ is: 'fewer', percent: 100 })
})

test('less than half a percent is no change, and zero has no percentage', () => {
  expect(changeOf(1001, 1000)).toEqual({ is: 'same' })
  expect(changeOf(0, 0)).toBeNull()
  expect(changeOf(7, 0)).toEqual({ is: 'noneBefore' })
})
