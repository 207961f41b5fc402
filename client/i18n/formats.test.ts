import { expect, test, vi } from 'vitest'
import { formatsOf } from './formats.ts'

const AT = '2026-11-03T16:05:09.123Z'
const taipei = formatsOf('en', 'Asia/Taipei')

test('writes a moment in the zone, and a day the same in every zone', () => {
  expect(taipei.moment(AT)).toBe('Nov 4, 2026, 00:05')
  expect(formatsOf('en', 'America/New_York').moment(AT, 'date')).toBe('Nov 3, 2026')
  expect(formatsOf('en', 'America/New_York').day('2026-11-03')).toBe('Nov 3, 2026')
  expect(taipei.dayRange('2026-11-03', '2026-11-05')).toMatch(/^Nov 3\s–\s5, 2026$/)
})

test.each([
  ['dateTime', 'Nov 4, 2026, 00:05', '2026/11/4 00:05'],
  ['dateTimeSeconds', 'Nov 4, 2026, 00:05:09', '2026/11/4 00:05:09'],
  ['dateTimeMs', 'Nov 04, 00:05:09.123', '11/04 00:05:09.123'],
  ['timeMs', '00:05:09.123', '00:05:09.123'],
  ['timeSeconds', '00:05:09', '00:05:09'],
  ['time', '00:05', '00:05'],
  ['date', 'Nov 4, 2026', '2026年11月4日'],
  ['narrowDate', 'Nov 4, 2026', '2026/11/4'],
] as const)('%s: %s, %s', (style, en, zh) => {
  const written = [taipei, formatsOf('zh', 'Asia/Taipei')].map(formats => formats.moment(AT, style))
  // Some of the spaces are narrow no-break spaces.
  expect(written.map(text => text.replace(/\s/g, ' '))).toEqual([en, zh])
})

test('in a list, a moment has its year only if that is another', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-31T15:59:00Z') })
  const chinese = formatsOf('zh', 'Asia/Taipei')
  expect(taipei.moment(AT, 'listed')).toBe('Nov 4 00:05')
  expect(taipei.moment(AT, 'listedSeconds')).toBe('Nov 4 00:05:09')
  expect(chinese.moment(AT, 'listed')).toBe('11/04 00:05')
  expect(taipei.moment('2025-11-03T16:05:00Z', 'listed')).toBe('Nov 4, 2025 00:05')
  // It is New Year’s Day in Taipei.
  vi.setSystemTime(Date.parse('2026-12-31T16:00:00Z'))
  expect(taipei.moment(AT, 'listed')).toBe('Nov 4, 2026 00:05')
  expect(chinese.moment(AT, 'listed')).toBe('2026/11/4 00:05')
  vi.useRealTimers()
})

test('formats numbers, amounts and lists', () => {
  expect(taipei.number(1234.5678)).toBe('1,234.568')
  expect(taipei.number(1234.5678, 0)).toBe('1,235')
  expect(taipei.numberRange(1, 1200)).toBe('1–1,200')
  expect(taipei.megabytes(248_400_000)).toBe('248 MB')
  expect([846, 1234, 124_400].map(taipei.distance)).toEqual(['846 m', '1.2 km', '124 km'])
  expect(taipei.money(441_000)).toBe('NT$4,410')
  expect(taipei.list(['a', 'b', 'c'])).toBe('a, b, and c')
})

test('returns the same object for the same language and zone', () => {
  expect(formatsOf('en', 'Asia/Taipei')).toBe(taipei)
  expect(formatsOf('zh', 'Asia/Taipei')).not.toBe(taipei)
})
