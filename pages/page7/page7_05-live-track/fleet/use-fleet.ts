import { useEffect, useMemo, useState } from 'react'
import { readAgain } from '#client/api/query.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useGlobal } from '#client/state/state.ts'
import { listTrackDays, readTrackDay, type TrackNotice, type VanSecond } from '#resources/tracks/contract.ts'
import type { TrackPoint } from '#resources/tracks/rules.ts'
import { dayOf } from '#shared/time/zone.ts'
import type { Clock } from './clock.ts'
import { type Line, NO_LINE, readVanStream } from './read-van-stream.ts'
import { type Van, vanOf } from './van.ts'

/** The stream adds to the tracks of the day, which are read again before this many seconds have passed. */
const KEPT_SECONDS = 300
const READ_AGAIN_MS = 120_000

/**
 * The vans of a day: of a past one as the server has it, or those of today, which the stream moves on. `day` is
 * undefined for the live vans.
 */
export function useFleet(day: string | undefined, clock: Clock) {
  const zone = useGlobal(global => global.time_zone)
  const isLive = day === undefined
  const shown = day ?? dayOf(Date.now(), zone)
  const query = useRead(readTrackDay, { query: { day: shown, zone } }, { refetchInterval: isLive && READ_AGAIN_MS })
  useLiveRows('tracks', readTrackDay.path, listTrackDays.path)
  useLiveRows('areas', readTrackDay.path)
  const [line, setLine] = useState<Line>(NO_LINE)
  const [heard, setHeard] = useState<readonly VanSecond[]>([])
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens another line.
  useEffect(() => {
    if (!isLive) return
    const leaving = new AbortController()
    setLine(NO_LINE)
    setHeard([])
    clock.pause()
    void readVanStream(
      {
        onLine: setLine,
        onSecond(second) {
          setHeard(before => {
            // Vans that set out and came back are read again as a whole.
            if (before.at(-1)?.isOpen !== second.isOpen && before.length > 0) void readAgain(readTrackDay.path)
            return [...before.slice(-KEPT_SECONDS), second]
          })
          clock.goLive(second.second)
        },
      },
      leaving.signal,
    )
    return () => leaving.abort()
  }, [isLive, clock, attempt])

  const tracks = query.data?.rows
  const vans = useMemo(() => {
    const added = addedPoints(isLive ? heard : [])
    return (tracks ?? []).map(track => {
      const startSecond = Date.parse(track.startedAt) / 1000
      const points = added.get(track.id) ?? []
      return vanOf(
        track,
        points.map(([second, lng, lat]): TrackPoint => [second - startSecond, lng, lat]),
      )
    })
  }, [tracks, isLive, heard])
  const notices = useMemo(() => allNotices(vans, isLive ? heard : []), [vans, isLive, heard])
  return {
    query,
    isLive,
    vans,
    notices,
    line,
    isOpen: heard.at(-1)?.isOpen ?? null,
    reconnect: () => setAttempt(before => before + 1),
  }
}
export type Fleet = ReturnType<typeof useFleet>

/** Where each van was at the seconds of the stream. */
function addedPoints(heard: readonly VanSecond[]): ReadonlyMap<number, [second: number, lng: number, lat: number][]> {
  const points = new Map<number, [number, number, number][]>()
  for (const { second, vans } of heard)
    for (const { trackId, lng, lat } of vans) {
      const own = points.get(trackId) ?? []
      own.push([second, lng, lat])
      points.set(trackId, own)
    }
  return points
}

/** The notices of the tracks and of the stream, the latest first. Those that are in both count once. */
function allNotices(vans: readonly Van[], heard: readonly VanSecond[]): TrackNotice[] {
  const all = [...vans.flatMap(({ track }) => track.notices), ...heard.flatMap(({ notices }) => notices)]
  const unique = new Map(all.map(notice => [keyOfNotice(notice), notice]))
  return [...unique.values()].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

export const keyOfNotice = ({ trackId, at, kind, siteId, areaId }: TrackNotice): string =>
  `${trackId} ${at} ${kind} ${siteId ?? areaId ?? ''}`
