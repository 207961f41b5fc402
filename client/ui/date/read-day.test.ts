import { expect, test } from 'vitest'
import { readDay, readDayTime } from './read-day.ts'

test.each([
  '2026-11-03',
  ' 2026-11-3 ',
  '2026/11/3',
  '2026.11.03',
  '20261103',
  '２０２６-１１-０３',
  '2026年11月3日',
  'Nov 3, 2026',
  'November 3 2026',
  'Tue, Nov 3, 2026',
  '3 Nov 2026',
  '3 november, 2026',
])('%j is November 3, 2026', text => {
  expect(readDay(text)).toBe('2026-11-03')
})

test.each([
  '',
  '2026',
  '2026-11',
  '2026-13-01',
  '2026-02-30',
  '2025-02-29',
  '3/11/2026',
  '26-11-03',
  'Nix 3, 2026',
  'Nov 31, 2026',
  'Anf 3, 2026',
])('%j is no day', text => {
  expect(readDay(text)).toBeNull()
})

test('February has 29 days in leap years, and years before 100 are those years', () => {
  expect(readDay('2024-02-29')).toBe('2024-02-29')
  expect(readDay('0099-02-01')).toBe('0099-02-01')
})

test.each(['2026-11-03T14:05', '2026-11-03 14:05', '2026/11/3 14:05:59', 'Nov 3, 2026 14:05', '2026年11月3日 14:05'])(
  '%j is five past two on that day',
  text => {
    expect(readDayTime(text)).toBe('2026-11-03T14:05')
  },
)

test.each(['2026-11-03', '14:05', '2026-11-03 24:00', '2026-11-03 14:60', '2026-02-30 14:05'])(
  '%j is no day with a time',
  text => {
    expect(readDayTime(text)).toBeNull()
  },
)
