import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf, startOfDay, wallTime } from './zone.ts'

test('a day in Taipei begins at 16:00 UTC on the previous day', () => {
  expect(startOfDay('2026-11-03', 'Asia/Taipei')).toBe('2026-11-02T16:00:00.000Z')
  expect(dayOf('2026-11-02T16:00:00.000Z', 'Asia/Taipei')).toBe('2026-11-03')
  expect(dayOf('2026-11-02T15:59:59.999Z', 'Asia/Taipei')).toBe('2026-11-02')
})

test('a day on which the clock changes begins at midnight', () => {
  expect(startOfDay('2026-03-08', 'America/New_York')).toBe('2026-03-08T05:00:00.000Z')
  expect(startOfDay('2026-03-09', 'America/New_York')).toBe('2026-03-09T04:00:00.000Z')
  expect(startOfDay('2026-11-01', 'America/New_York')).toBe('2026-11-01T04:00:00.000Z')
  expect(startOfDay('2026-11-02', 'America/New_York')).toBe('2026-11-02T05:00:00.000Z')
})

test('a day without a midnight begins right after the clock skips it', () => {
  expect(startOfDay('2017-10-15', 'America/Sao_Paulo')).toBe('2017-10-15T03:00:00.000Z')
  expect(wallTime('2017-10-15T03:00:00.000Z', 'America/Sao_Paulo')).toBe('2017-10-15T01:00:00')
})

test('a day with two midnights begins at the first', () => {
  expect(startOfDay('2026-11-01', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z')
})

test('adding days works across month ends and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test('every moment lies between the start of its day and the start of the next', () => {
  const zones = fc.constantFrom('Asia/Taipei', 'UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati')
  const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, zones, (at, zone) => {
      const day = dayOf(at.getTime(), zone)
      expect(Date.parse(startOfDay(day, zone))).toBeLessThanOrEqual(at.getTime())
      expect(Date.parse(startOfDay(addDays(day, 1), zone))).toBeGreaterThan(at.getTime())
    }),
  )
})
