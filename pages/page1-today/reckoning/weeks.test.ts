import { expect, test } from 'vitest'
import { centsIn, firstWeek, largest } from './weeks.ts'

test('twelve weeks begin on a Monday, whichever day of the week is the last', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(firstWeek)).toEqual(Array(3).fill('2026-09-07'))
  expect(firstWeek('2026-11-30')).toBe('2026-09-14')
})

const entry = (key: string, cents: number) => ({ key, name: null, orders: 1, cents })

test('the five largest categories come first, and the others are one', () => {
  const groups = largest(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key, index) => entry(key, index)))
  expect(groups.map(({ key, columns }) => [key, columns.map(one => one.key).join('')])).toEqual([
    ['g', 'g'],
    ['f', 'f'],
    ['e', 'e'],
    ['d', 'd'],
    ['c', 'c'],
    ['other', 'ba'],
  ])
  expect(largest([entry('a', 1)]).map(({ key }) => key)).toEqual(['a'])
})

test('a cell is found by the keys of its row and column, and one without sales is zero', () => {
  const rows = [entry('2026-10-26', 5)]
  const columns = [entry('tents', 5), entry('clothing', 0)]
  const cents = centsIn({
    rows,
    columns,
    cells: [{ row: 0, column: 0, orders: 1, cents: 5 }],
    total: { orders: 1, cents: 5 },
  })
  expect([cents('2026-10-26', 'tents'), cents('2026-10-26', 'clothing')]).toEqual([5, 0])
})
