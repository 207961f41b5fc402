import { describe, expect, it, test } from 'vitest'
import {
  alignBox,
  distanceMetres,
  formatHours,
  isOpenAt,
  OPENING_HOURS,
  type OpeningHours,
  parseHours,
} from './rules.ts'

describe('opening hours', () => {
  const open = (hours: OpeningHours, taipei: string) => isOpenAt(hours, Date.parse(`${taipei}:00+08:00`))
  // 2026-10-31 is a Saturday.
  const SATURDAYS = { days: [6], opens: '09:00', closes: '18:00' }
  const SUNDAY_NIGHT = { days: [7], opens: '18:00', closes: '02:00' }

  test.each([
    [SATURDAYS, '2026-10-31T08:59', false],
    [SATURDAYS, '2026-10-31T09:00', true],
    [SATURDAYS, '2026-10-31T17:59', true],
    [SATURDAYS, '2026-10-31T18:00', false],
    [SATURDAYS, '2026-11-01T12:00', false],
    [SUNDAY_NIGHT, '2026-11-01T23:59', true],
    [SUNDAY_NIGHT, '2026-11-02T01:59', true],
    [SUNDAY_NIGHT, '2026-11-02T02:00', false],
    [SUNDAY_NIGHT, '2026-11-01T01:00', false],
  ])('%j at %s: %s', (hours, at, isOpen) => expect(open(hours, at)).toBe(isOpen))

  it('are written and read as text', () => {
    expect(OPENING_HOURS.map(formatHours)).toContain('Tu-Su 10:00-19:00')
    for (const hours of OPENING_HOURS) {
      const { opens, closes, days } = hours
      expect(parseHours(formatHours(hours))).toEqual({ first: days[0], last: days.at(-1), opens, closes })
    }
    expect(parseHours('24/7')).toBeNull()
  })

  it('never close around the clock', () => {
    const [always] = OPENING_HOURS
    for (const at of ['2026-10-31T00:00', '2026-11-01T23:59', '2026-11-02T12:00']) {
      expect(always && open(always, at)).toBe(true)
    }
  })
})

test('the distance between Taipei 101 and the Eluanbi lighthouse is 356 km', () => {
  const metres = distanceMetres({ lng: 121.5645, lat: 25.0338 }, { lng: 120.8523, lat: 21.9022 })
  expect(metres / 1000).toBeCloseTo(355.8, 0)
  expect(distanceMetres({ lng: 0, lat: 0 }, { lng: 180, lat: 0 })).toBeCloseTo(Math.PI * 6_371_008.8, 0)
})

test('an aligned box contains the box, and neighbours share an edge', () => {
  const box = { west: 121.501, south: 24.99, east: 121.6, north: 25.07 }
  const aligned = alignBox(box, 12)
  expect(aligned.west <= box.west && aligned.south <= box.south).toBe(true)
  expect(aligned.east >= box.east && aligned.north >= box.north).toBe(true)
  expect(alignBox({ ...box, west: box.west + 0.001 }, 12)).toEqual(aligned)
  for (const zoom of [5, 9, 12, 16]) {
    const block = alignBox(box, zoom)
    expect(alignBox(block, zoom)).toEqual(block)
    const next = alignBox({ ...block, west: block.east, east: block.east + (block.east - block.west) }, zoom)
    expect(next.west).toBe(block.east)
  }
})
