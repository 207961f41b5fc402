import { expect, test } from 'vitest'
import { addUp, answerOf } from './answer.ts'

const trendOf = (...days: [cents: number, centsBefore: number][]) =>
  days.map(([cents, centsBefore], index) => ({ day: `2026-11-0${index + 1}`, cents, centsBefore }))
const answer = (...days: [number, number][]) => answerOf(addUp(trendOf(...days)))

test('sales add up from day to day', () => {
  expect(addUp(trendOf([1, 2], [3, 0]))).toEqual([
    { day: '2026-11-01', cents: 1, centsBefore: 2 },
    { day: '2026-11-02', cents: 4, centsBefore: 2 },
  ])
})

test('says who leads at the end, by how much, and until when it was the other way round', () => {
  expect(answer([5, 1], [0, 2], [0, 9])).toEqual({ is: 'behind', cents: 7, turned: '2026-11-02' })
  expect(answer([1, 5], [9, 0])).toEqual({ is: 'ahead', cents: 5, turned: '2026-11-01' })
  expect(answer([2, 1], [2, 1])).toEqual({ is: 'ahead', cents: 2, turned: null })
})

test('neither leads if both are equal, or if there are no days', () => {
  expect(answer([5, 1], [0, 4])).toEqual({ is: 'even', cents: 0, turned: null })
  expect(answer()).toEqual({ is: 'even', cents: 0, turned: null })
})
