import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wallTime } from '#shared/time/zone.ts'
import { bestOf, offsetOf, offsetText, readLocal, shownIn } from './rules.ts'

describe('a local time', () => {
  test.each([
    ['2026-11-21T09:00', 'Asia/Taipei', 'once', ['2026-11-21T01:00:00.000Z']],
    ['2026-03-08T02:30', 'America/New_York', 'skipped', ['2026-03-08T06:30:00.000Z', '2026-03-08T07:30:00.000Z']],
    ['2026-11-01T01:30', 'America/New_York', 'twice', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
    // A change of half an hour.
    ['2026-04-05T01:45', 'Australia/Lord_Howe', 'twice', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
    // A change of a whole day.
    ['2011-12-30T12:00', 'Pacific/Apia', 'skipped', ['2011-12-29T22:00:00.000Z', '2011-12-30T22:00:00.000Z']],
    ['1979-07-01T00:30', 'Asia/Taipei', 'skipped', ['1979-06-30T15:30:00.000Z', '1979-06-30T16:30:00.000Z']],
    ['2026-03-08T02:30:15', 'UTC', 'once', ['2026-03-08T02:30:15.000Z']],
  ])('%s in %s is %s', (local, zone, kind, moments) => {
    expect(readLocal(local, zone)).toMatchObject({ kind, moments })
  })

  test('includes the clock change that affects it', () => {
    expect(readLocal('2026-03-08T02:30', 'America/New_York').change).toEqual({
      at: '2026-03-08T07:00:00.000Z',
      beforeMinutes: -300,
      afterMinutes: -240,
    })
    expect(readLocal('2026-03-08T03:00', 'America/New_York')).toMatchObject({ kind: 'once', change: null })
  })

  test('has the same clock change in every second of the hour', () => {
    for (const local of ['2026-03-08T02:00:01', '2026-03-08T02:37:23', '2026-03-08T02:59:59'])
      expect(readLocal(local, 'America/New_York').change?.at).toBe('2026-03-08T07:00:00.000Z')
  })

  test('from any moment in any zone includes that moment', () => {
    const zones = ['Asia/Taipei', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'Europe/London', 'UTC']
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('1970-01-02') / 1000, max: Date.parse('2040-01-01') / 1000 }),
        fc.constantFrom(...zones),
        (second, zone) => {
          const at = new Date(second * 1000).toISOString()
          const reading = readLocal(wallTime(at, zone), zone)
          expect(reading.kind).not.toBe('skipped')
          expect(reading.moments).toContain(at)
        },
      ),
    )
  })
})

test('shows a moment as local time with its offset', () => {
  expect(shownIn('2026-11-21T01:00:00.000Z', 'Asia/Taipei')).toEqual({
    zone: 'Asia/Taipei',
    local: '2026-11-21T09:00:00',
    offsetMinutes: 480,
  })
  expect([480, -210, 0].map(offsetText)).toEqual(['+08:00', '-03:30', '+00:00'])
})

test('the fastest of several requests determines the offset', () => {
  const quick = { sentMs: 1_000, serverMs: 6_010, receivedMs: 1_020 }
  const slow = { sentMs: 2_000, serverMs: 7_600, receivedMs: 2_610 }
  expect(bestOf([slow, quick])).toBe(quick)
  expect(offsetOf(quick)).toBe(5_000)
  expect(bestOf([])).toBeUndefined()
})
