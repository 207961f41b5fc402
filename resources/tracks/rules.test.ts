import { expect, test } from 'vitest'
import {
  crossingsOf,
  flatMetres,
  LATE_AFTER_SECONDS,
  maxLateOf,
  noticesOf,
  type PlannedStop,
  pointsUntil,
  positionAt,
  staysOf,
  type TrackPoint,
  visitsOf,
} from './rules.ts'

/** A way to the east: one point each minute, 0.01° (about a kilometre) apart. */
const EAST: TrackPoint[] = [
  [0, 121, 25],
  [60, 121.01, 25],
  [120, 121.02, 25],
]
const square = (west: number, south: number, size: number) => [
  [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ] as [number, number][],
]
const fence = (west: number, south: number, size: number) => ({ id: 7, shape: [square(west, south, size)] })
const stop = (lng: number, dueSeconds: number, siteId = 1): PlannedStop => ({ siteId, lng, lat: 25, dueSeconds })

test('a degree of latitude is 111 km, one of longitude 102 km', () => {
  expect(flatMetres([121, 24], [121, 25])).toBeCloseTo(111_195, -1)
  expect(flatMetres([121, 24], [122, 24])).toBeCloseTo(101_821, -1)
})

test('between two points a van drives straight and evenly; before and after it stands', () => {
  expect(positionAt(EAST, 90)).toMatchObject({ lng: 121.015, lat: 25, degrees: 90 })
  expect(positionAt(EAST, 90)?.kmh).toBeCloseTo(61.1, 1)
  expect(positionAt(EAST, 60)).toMatchObject({ lng: 121.01 })
  expect(positionAt(EAST, -5)).toMatchObject({ lng: 121, kmh: 0 })
  expect(positionAt(EAST, 500)).toMatchObject({ lng: 121.02, kmh: 0, degrees: 90 })
  expect(positionAt([], 0)).toBe(null)
})

test('a track up to a moment ends where the van is then', () => {
  expect(pointsUntil(EAST, 90)).toEqual([...EAST.slice(0, 2), [90, 121.015, 25]])
  expect(pointsUntil(EAST, 60)).toEqual(EAST.slice(0, 2))
  expect(pointsUntil(EAST, 999)).toEqual(EAST)
  expect(pointsUntil(EAST, -1)).toEqual([])
})

test('a stay lasts while the van moves less than fifty metres', () => {
  const waits: TrackPoint[] = [
    [0, 121, 25],
    [60, 121.01, 25],
    [100, 121.01, 25],
    [105, 121.0104, 25],
    [200, 121.0104, 25],
    [260, 121.02, 25],
  ]
  expect(staysOf(waits)).toEqual([{ from: 60, to: 200, lng: 121.01, lat: 25 }])
  expect(staysOf(waits.slice(0, 3))).toEqual([{ from: 60, to: null, lng: 121.01, lat: 25 }])
  // A stop at a traffic light.
  expect(staysOf([...EAST.slice(0, 2), [69, 121.01, 25], [120, 121.02, 25]])).toEqual([])
})

test('stays at planned stops are visits, in the order of the plan; others are reported', () => {
  const points: TrackPoint[] = [
    [0, 121, 25],
    [60, 121.01, 25],
    [100, 121.01, 25],
    [160, 121.02, 25],
    [260, 121.02, 25],
    [320, 121.03, 25],
    [360, 121.03, 25],
  ]
  const { visits, others } = visitsOf(points, [stop(121.01, 50), stop(121.03, 300, 2), stop(121.01, 400, 3)])
  expect(visits.map(({ arrivedSeconds, leftSeconds }) => [arrivedSeconds, leftSeconds])).toEqual([
    [60, 100],
    [320, null],
    [null, null],
  ])
  expect(others).toEqual([{ from: 160, to: 260, lng: 121.02, lat: 25 }])
})

const DIAGONAL: TrackPoint[] = [
  [0, 121, 25],
  [100, 121.01, 25.01],
]

test.each<[string, TrackPoint[], ReturnType<typeof fence>, [number, boolean][]]>([
  [
    'through it',
    EAST,
    fence(121.005, 24.995, 0.01),
    [
      [30, true],
      [90, false],
    ],
  ],
  ['past it', EAST, fence(121.005, 25.01, 0.01), []],
  ['out of it', EAST, fence(120.99, 24.99, 0.02), [[60, false]]],
  ['into it', EAST, fence(121.015, 24.99, 0.1), [[90, true]]],
  ['along its northern edge, which is outside', EAST, fence(121.005, 24.75, 0.25), []],
  ['touching a corner', DIAGONAL, fence(121.004, 25, 0.004), []],
  [
    'over two corners',
    DIAGONAL,
    fence(121.004, 25.004, 0.004),
    [
      [40, true],
      [80, false],
    ],
  ],
])('crossings of an area: %s', (_, points, area, expected) => {
  expect(crossingsOf(points, [area]).map(({ seconds, isIn }) => [seconds, isIn])).toEqual(expected)
})

test('driving through the hole of an area is being outside', () => {
  const area = { id: 1, shape: [[...square(121, 24.99, 0.02), ...square(121.008, 24.995, 0.004)]] }
  const points: TrackPoint[] = [
    [0, 120.99, 24.997],
    [300, 121.03, 24.997],
  ]
  expect(crossingsOf(points, [area]).map(({ isIn }) => isIn)).toEqual([true, false, true, false])
})

test('notices belong to the moment at which they can be known, so a part of a track has the same ones', () => {
  const points: TrackPoint[] = [
    [0, 121, 25],
    [20, 121, 25],
    [60, 121.01, 25],
    [100, 121.01, 25],
    [160, 121.02, 25],
    [260, 121.02, 25],
    [600, 121.03, 25],
    [640, 121.03, 25],
    [700, 121, 25],
  ]
  const plan = [stop(121.01, 70), stop(121.03, 300, 2)]
  const fences = [fence(121.0251, 24.99, 0.1)]
  const all = noticesOf(points, plan, fences)
  expect(all.map(({ seconds, kind, lateSeconds }) => [seconds, kind, lateSeconds])).toEqual([
    [70, 'arrived', -10],
    [220, 'standing', null],
    [434, 'entered', null],
    [300 + LATE_AFTER_SECONDS, 'late', null],
    [610, 'arrived', 300],
    [650, 'left', null],
    [700, 'back', null],
  ])
  expect(maxLateOf(all)).toBe(300)
  expect(maxLateOf([])).toBe(0)
  for (const seconds of [69, 70, 219, 220, 433, 434, 479, 480, 610]) {
    const part = noticesOf(pointsUntil(points, seconds), plan, fences).filter(({ kind }) => kind !== 'back')
    expect(part, `after ${seconds} s`).toEqual(all.filter(notice => notice.seconds <= seconds))
  }
})
