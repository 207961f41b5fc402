import type { TrackWithPoints } from '#resources/tracks/contract.ts'
import {
  LATE_AFTER_SECONDS,
  positionAt,
  type Stay,
  type TrackPoint,
  type VanPosition,
  type Visit,
  visitsOf,
} from '#resources/tracks/rules.ts'

/** A van on its tour, with everything that is known of it so far. */
export type Van = {
  id: number
  track: TrackWithPoints
  startMs: number
  points: readonly TrackPoint[]
  visits: readonly Visit[]
  /** Where else it stood. */
  stays: readonly Stay[]
  /** Seconds since the start; null while it is under way. */
  finishedSeconds: number | null
}

/** A van of the API, with the points that the stream has added since. */
export function vanOf(track: TrackWithPoints, streamed: readonly TrackPoint[] = []): Van {
  const startMs = Date.parse(track.startedAt)
  const last = track.points.at(-1)?.[0] ?? -1
  const points = [...track.points, ...streamed.filter(([seconds]) => seconds > last)]
  const plan = track.stops.map(({ siteId, lng, lat, dueAt }) => ({
    siteId,
    lng,
    lat,
    dueSeconds: (Date.parse(dueAt) - startMs) / 1000,
  }))
  const { visits, others } = visitsOf(points, plan)
  const finishedSeconds = track.finishedAt === null ? null : (Date.parse(track.finishedAt) - startMs) / 1000
  return { id: track.id, track, startMs, points, visits, stays: others, finishedSeconds }
}

export type VanState = 'driving' | 'stopped' | 'standing' | 'finished'

/** A van at a moment. */
export type VanStatus = {
  state: VanState
  position: VanPosition
  /** The stop that it is at, or drives to. */
  stop: TrackWithPoints['stops'][number] | null
  /** The delay of its last arrival, or of the stop that it should have reached by now. */
  lateSeconds: number
}

/** The status of a van; null before its tour begins. */
export function statusAt({ track, startMs, points, visits, finishedSeconds }: Van, atMs: number): VanStatus | null {
  const seconds = (atMs - startMs) / 1000
  const position = seconds < 0 ? null : positionAt(points, seconds)
  if (!position) return null
  const arrived = visits.filter(({ arrivedSeconds }) => arrivedSeconds !== null && arrivedSeconds <= seconds)
  const here = visits.findIndex(
    ({ arrivedSeconds, leftSeconds }) =>
      arrivedSeconds !== null && arrivedSeconds <= seconds && (leftSeconds === null || seconds < leftSeconds),
  )
  const at = here >= 0 ? here : visits.findIndex(({ arrivedSeconds }) => (arrivedSeconds ?? Number.MAX_VALUE) > seconds)
  const last = arrived.at(-1)
  const lastDelay = last ? (last.arrivedSeconds ?? 0) - last.dueSeconds : 0
  const next = here >= 0 ? undefined : visits[at]
  const isOver = finishedSeconds !== null && seconds >= finishedSeconds
  return {
    state: isOver ? 'finished' : here >= 0 ? 'stopped' : position.kmh < 1 ? 'standing' : 'driving',
    position,
    stop: isOver ? null : (track.stops[at] ?? null),
    lateSeconds: isOver || !next ? lastDelay : Math.max(lastDelay, seconds - next.dueSeconds),
  }
}

export const isLate = (seconds: number): boolean => seconds >= LATE_AFTER_SECONDS

/** When the first tour of a day begins, and up to when the tours are known. */
export function spanOf(vans: readonly Van[]): { fromMs: number; toMs: number } | null {
  if (vans.length === 0) return null
  return {
    fromMs: Math.min(...vans.map(({ startMs }) => startMs)),
    toMs: Math.max(...vans.map(({ startMs, points }) => startMs + (points.at(-1)?.[0] ?? 0) * 1000)),
  }
}
