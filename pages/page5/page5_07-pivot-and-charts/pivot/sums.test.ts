import { expect, test } from 'vitest'
import { shortened } from '#pages/page5/page5_07-pivot-and-charts/labels.ts'
import type { PivotEntry } from '#resources/sales/contract.ts'
import { foldSmall } from './sums.ts'

const entry = (key: string, cents: number): PivotEntry => ({ key, name: null, orders: 1, cents })
const keysOf = (entries: readonly PivotEntry[], count: number) =>
  foldSmall(entries, count).map(({ key, columns }) => [key, columns.map(column => column.key)])

test('a few columns have a colour each', () => {
  expect(keysOf([entry('a', 1), entry('other', 2)], 2)).toEqual([
    ['a', ['a']],
    ['other', ['other']],
  ])
})

test('of many, all but the largest are one, with what the server has summed up already', () => {
  const entries = [entry('a', 1), entry('b', 5), entry('c', 4), entry('d', 2), entry('other', 9)]
  expect(keysOf(entries, 3)).toEqual([
    ['b', ['b']],
    ['c', ['c']],
    ['other', ['a', 'd', 'other']],
  ])
})

test('a name is shortened if enough of it is left, and otherwise left to the axis', () => {
  expect(shortened('Tents', 60)).toBe('Tents')
  expect(shortened('Sleeping gear', 60)).toBe('Sleepi…')
  expect(shortened('Sleeping gear', 30)).toBe('Sleeping gear')
  expect(shortened('睡眠用品', 49)).toBe('睡眠…')
})
