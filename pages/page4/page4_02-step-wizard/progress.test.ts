import { expect, test } from 'vitest'
import { barrierOf, doneCount, nextNumber } from './progress.ts'

const half = { customer: 'done', product: 'wrong', damage: 'open', handover: 'open' } as const
const whole = { customer: 'done', product: 'done', damage: 'done', handover: 'done' } as const

test('a step opens when all earlier ones are saved, valid or not', () => {
  expect([1, 2, 3, 4, 5].map(number => barrierOf(half, number))).toEqual([null, null, null, 3, 3])
  expect(barrierOf(whole, 5)).toBeNull()
})

test('continues at the first invalid or missing step, or at the review', () => {
  expect([nextNumber(half), nextNumber({ ...half, product: 'done' }), nextNumber(whole)]).toEqual([2, 3, 5])
  expect([doneCount(half), doneCount(whole)]).toEqual([1, 4])
})
