import { expect, test } from 'vitest'
import type { TrackWithPoints } from '#resources/tracks/contract.ts'
import { LATE_AFTER_SECONDS, type TrackPoint } from '#resources/tracks/rules.ts'
import { isLate, spanOf, statusAt, vanOf } from './van.ts'

const START = '2026-10-31T01:00:00.000Z'
const [STOP, NAME] = [121.02, { en: '', zh: '' }]
const after = (seconds: number) => new Date(Date.parse(START) + seconds * 1000).toISOString()
/** Drives for 100 seconds, stands at its stop until second 200, and drives on. */
const POINTS: TrackPoint[] = [
  [0, 121, 25],
  [100, STOP, 25],
  [200, STOP, 25],
]
const track = (more: Partial<TrackWithPoints> = {}): TrackWithPoints => ({
  ...{ id: 1, plate: 'RDL-2001', memberId: 1, routeId: 1, route: null, driver: null, startedAt: START },
  ...{ finishedAt: null, points: POINTS, stays: [], notices: [], maxLateSeconds: 0 },
  stops: [{ siteId: 4, name: NAME, lng: STOP, lat: 25, dueAt: after(90), arrivedAt: null, leftAt: null }],
  ...more,
})
const statusOf = (van: ReturnType<typeof vanOf>, seconds: number) => statusAt(van, Date.parse(START) + seconds * 1000)

test('what the stream adds follows what the API has sent, and nothing is there twice', () => {
  const van = vanOf(track(), [
    [150, STOP, 25],
    [200, STOP, 25],
    [201, 121.021, 25],
  ])
  expect(van.points.map(([seconds]) => seconds)).toEqual([0, 100, 200, 201])
  expect(vanOf(track({ points: [] }), [[0, 121, 25]]).points).toEqual([[0, 121, 25]])
})

test('a van drives to a stop, stands there from its arrival until it leaves, and drives on', () => {
  const van = vanOf(track({ finishedAt: after(400) }), [[400, 121.06, 25]])
  const states = [-1, 0, 99, 100, 199, 200, 399, 400].map(seconds => statusOf(van, seconds)?.state ?? null)
  expect(states).toEqual([null, 'driving', 'driving', 'stopped', 'stopped', 'driving', 'driving', 'finished'])
  expect(statusOf(van, 50)?.stop?.siteId).toBe(4)
  expect(statusOf(van, 300)?.stop).toBeNull()
})

test('a van is as late as its last arrival, or as the stop that it should have reached by now', () => {
  const van = vanOf(track())
  expect([0, 95, 150].map(seconds => statusOf(van, seconds)?.lateSeconds)).toEqual([0, 5, 10])
  expect([LATE_AFTER_SECONDS - 1, LATE_AFTER_SECONDS].map(isLate)).toEqual([false, true])
})

test('the day spans from the first departure to the last position', () => {
  expect(spanOf([])).toBeNull()
  const later = vanOf(track({ startedAt: after(60), points: [[0, 121, 25]] }))
  const [fromMs, toMs] = [Date.parse(START), Date.parse(after(200))]
  expect(spanOf([later, vanOf(track())])).toEqual({ fromMs, toMs })
})
