import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { useGlobal } from '#client/state/state.ts'
import type { VanSecond } from '#resources/tracks/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useTrackPage } from './use-track-page.ts'

const stream = vi.hoisted(() => ({ say: (_: VanSecond) => {}, signals: [] as AbortSignal[] }))
// Instead of a stream and a socket.
vi.mock('./fleet/read-van-stream.ts', () => ({
  NO_LINE: {},
  readVanStream({ onSecond }: { onSecond: (second: VanSecond) => void }, signal: AbortSignal) {
    stream.say = onSecond
    stream.signals.push(signal)
  },
}))
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const START = Date.parse('2026-10-31T01:00:00.000Z')
const iso = (seconds: number) => new Date(START + seconds * 1000).toISOString()
const track = (until: number) => ({
  ...{ id: 1, plate: 'RDL-2001', memberId: 1, routeId: 1, route: null, driver: null, startedAt: iso(0) },
  ...{ finishedAt: null, stops: [], stays: [], notices: [], maxLateSeconds: 0 },
  points: [0, until].map(seconds => [seconds, 121, 25]),
})
const second = (at: number, more: Partial<VanSecond> = {}): VanSecond => ({
  ...{ second: START / 1000 + at, isOpen: true, vans: [{ trackId: 1, lng: 121.5, lat: 25 }], notices: [], ...more },
})

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
  stream.signals = []
  useGlobal.setState({ time_zone: 'Asia/Taipei' })
})
const reads = () => sent.filter(({ path }) => /tracks\/day\?/.test(path))

async function open(address: string) {
  const wrapper = pageAt(address)
  const { result, unmount } = renderHook(useTrackPage, { wrapper })
  const answer = async (until: number) => {
    reads()
      .at(-1)
      ?.reply(200, { rows: [track(until)] })
    await expect.poll(() => result.current.span?.toMs).toBe(START + until * 1000)
  }
  await expect.poll(() => reads().length).toBe(1)
  await answer(600)
  return { now: () => result.current, seconds: () => (result.current.clock.atMs() - START) / 1000, answer, unmount }
}

const DAY = '/track?day=2026-10-31'

test('a link begins at its moment, or with the day, and tracks that are read again do not take the replay back', async () => {
  const { now, seconds, answer } = await open(`${DAY}&at=${iso(120)}`)
  expect(seconds()).toBe(120)
  act(() => now().clock.seek(START + 300_000))
  await act(async () => void queryClient.invalidateQueries())
  await expect.poll(() => reads().length).toBe(2)
  await answer(900)
  expect(seconds()).toBe(300)
  act(() => now().showDay('2026-10-30'))
  await expect.poll(() => reads().length).toBe(3)
  await answer(60)
  expect([seconds(), now().state.at]).toEqual([0, undefined])
})

test('a replay that has ended begins anew, and one that was paused goes on', async () => {
  const { now, seconds } = await open(`${DAY}&at=${iso(600)}`)
  act(() => now().play())
  expect([seconds(), now().clockState.mode]).toEqual([0, 'playing'])
  act(() => now().clock.pause())
  act(() => now().clock.seek(START + 50_000))
  act(() => now().play())
  expect(seconds()).toBeGreaterThanOrEqual(50)
  expect(seconds()).toBeLessThan(600)
})

test('a replay goes on from a moment that is chosen in it, and one that was paused stays paused there', async () => {
  const { now, seconds } = await open(DAY)
  act(() => now().play())
  act(() => now().seek(START + 200_000, false))
  await act(async () => now().seek(START + 200_000, true))
  expect([now().clockState.mode, now().state.at]).toEqual(['playing', iso(200)])
  expect(seconds()).toBeGreaterThanOrEqual(200)
  act(() => now().clock.pause())
  await act(async () => now().seek(START + 300_000, true))
  expect([now().clockState.mode, now().state.at, seconds()]).toEqual(['paused', iso(300), 300])
})

test('Back and a link lead to their moment, also if it was chosen before', async () => {
  const { now, seconds } = await open(DAY)
  await act(async () => now().seek(START + 200_000, true))
  act(() => now().play())
  await act(async () => void now().change({ at: iso(400) }))
  expect([now().clockState.mode, seconds()]).toEqual(['paused', 400])
  await act(async () => void now().change({ at: iso(200) }))
  expect(seconds()).toBe(200)
})

test('a moment that is chosen among the live vans becomes a replay of today, and no second takes its place', async () => {
  const { now, seconds, answer } = await open('/track')
  act(() => stream.say(second(601)))
  expect([now().clockState.mode, seconds(), now().fleet.vans[0]?.points.at(-1)]).toEqual([
    'live',
    600,
    [601, 121.5, 25],
  ])
  act(() => now().seek(START + 200_000, false))
  act(() => stream.say(second(602)))
  expect([now().clockState.mode, seconds(), now().state.day]).toEqual(['paused', 200, undefined])
  await act(async () => now().seek(START + 200_000, true))
  expect([now().state.day, now().state.at, seconds()]).toEqual(['2026-10-31', iso(200), 200])
  await expect.poll(() => reads().length).toBe(2)
  await answer(600)
  // The line is closed, and what it has told is no part of a replay.
  expect([stream.signals.map(({ aborted }) => aborted), now().fleet.vans[0]?.points.at(-1)?.[0]]).toEqual([[true], 600])
})

test('a moment that was never settled in a replay does not hold the live vans', async () => {
  const { now, seconds } = await open(DAY)
  act(() => now().seek(START + 200_000, false))
  await act(async () => now().showDay(undefined))
  act(() => stream.say(second(601)))
  expect([now().clockState.mode, seconds()]).toEqual(['live', 600])
})

test('live tracks are read again when the shop opens or closes, not with the first second', async () => {
  await open('/track')
  act(() => stream.say(second(601)))
  act(() => stream.say(second(602)))
  expect(reads()).toHaveLength(1)
  act(() => stream.say(second(603, { isOpen: false })))
  await expect.poll(() => reads().length).toBe(2)
})

test('a notice that the tracks have and the stream repeats is there once, the latest first', async () => {
  const { now } = await open('/track')
  // Its names are not read.
  const notice = (at: number) => ({ trackId: 1, at: iso(at), kind: 'late', siteId: 4, areaId: null }) as never
  act(() => stream.say(second(601, { notices: [notice(500), notice(601)] })))
  act(() => stream.say(second(602, { notices: [notice(601)] })))
  expect(now().fleet.notices.map(({ at }) => at)).toEqual([iso(601), iso(500)])
})

test('nothing runs after the page was left', async () => {
  const { now, unmount } = await open('/track')
  act(() => stream.say(second(601)))
  const { clock } = now()
  unmount()
  expect([clock.getState().mode, stream.signals[0]?.aborted]).toEqual(['paused', true])
})
