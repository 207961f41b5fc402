import { expect, test } from 'vitest'
import { addMonths, firstWeekday, startOfWeek, weeksAround } from './weeks.ts'

test('weeks begin on the weekday of the operator’s place, or of the language', () => {
  expect(firstWeekday('en', ['en-GB', 'en'])).toBe(1)
  expect(firstWeekday('en', ['zh-TW', 'en-US'])).toBe(7)
  expect(firstWeekday('zh', ['zh-TW'])).toBe(7)
  expect(firstWeekday('zh', ['en-GB'])).toBe(7)
})

test('a week of Sunday or Monday', () => {
  expect(startOfWeek('2026-11-01', 1)).toBe('2026-10-26')
  expect(startOfWeek('2026-11-01', 7)).toBe('2026-11-01')
  expect(startOfWeek('2026-11-07', 7)).toBe('2026-11-01')
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-05-31', -12, '2025-05-31'],
  ['9999-12-15', 1, '9999-12-31'],
  ['9999-01-15', 12, '9999-12-31'],
  ['0001-01-15', -1, '0001-01-01'],
])('%s and %i months is %s', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected)
})

test('a month has six whole weeks', () => {
  const weeks = weeksAround('2026-11-30', 1)
  expect(weeks.map(week => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect([weeks[0]?.[0], weeks[0]?.[6], weeks[5]?.[6]]).toEqual(['2026-10-26', '2026-11-01', '2026-12-06'])
})

test('the last month of all has only its own days', () => {
  expect(weeksAround('9999-12-31', 1).at(-1)).toEqual([
    '9999-12-27',
    '9999-12-28',
    '9999-12-29',
    '9999-12-30',
    '9999-12-31',
  ])
  expect(weeksAround('0001-01-01', 7)[0]?.slice(0, 2)).toEqual(['0000-12-31', '0001-01-01'])
})
