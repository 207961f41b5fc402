import { expect, test } from 'vitest'
import { formatsOf } from './formats.ts'

const AT = '2026-11-03T16:05:09.123Z'
const taipei = formatsOf('en', 'Asia/Taipei')

test('writes a moment in the zone, and a day the same in every zone', () => {
  expect(taipei.moment(AT)).toMatch(/^Nov 4, 2026, 12:05\sAM$/)
  expect(formatsOf('en', 'America/New_York').moment(AT, 'date')).toBe('Nov 3, 2026')
  expect(formatsOf('en', 'America/New_York').day('2026-11-03')).toBe('Nov 3, 2026')
  expect(taipei.dayRange('2026-11-03', '2026-11-05')).toMatch(/^Nov 3\s–\s5, 2026$/)
})

test.each([
  ['dateTime24', 'Nov 4, 2026, 00:05', '2026/11/4 00:05'],
  ['dateTimeSeconds24', 'Nov 4, 2026, 00:05:09', '2026/11/4 00:05:09'],
  ['evenDateTime', 'Nov 04, 2026, 00:05:09', '2026/11/04 00:05:09'],
  ['dateTimeMs', 'Nov 04, 00:05:09.123', '11/04 00:05:09.123'],
  ['timeMs', '00:05:09.123', '00:05:09.123'],
  ['timeSeconds24', '00:05:09', '00:05:09'],
  ['date', 'Nov 4, 2026', '2026年11月4日'],
  ['narrowDate', 'Nov 4, 2026', '2026/11/4'],
] as const)('%s: %s, %s', (style, en, zh) => {
  const written = [taipei, formatsOf('zh', 'Asia/Taipei')].map(formats => formats.moment(AT, style))
  // Some of the spaces are narrow no-break spaces.
  expect(written.map(text => text.replace(/\s/g, ' '))).toEqual([en, zh])
})

test('a Chinese time holds together: no line breaks inside it', () => {
  const chinese = formatsOf('zh', 'Asia/Taipei')
  expect(chinese.moment('2026-11-03T01:05:00Z', 'time')).toBe('上\u2060午\u20609:05')
  expect(chinese.moment('2026-11-03T13:05:00Z')).toMatch(/\s[晚下]\u2060[上午]\u2060\d/)
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
