import { expect, test } from 'vitest'
import { useCounters } from './counters-state.ts'

test('S-STATE-1: the counters start at 20 and 10, 20, 30', () => {
  expect(useCounters.getState()).toEqual({ number: 20, array: [10, 20, 30] })
})
