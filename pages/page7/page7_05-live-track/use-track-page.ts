import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { listAreas } from '#resources/areas/contract.ts'
import { listTrackDays } from '#resources/tracks/contract.ts'
import { isPermitted } from '#shared/permissions.ts'
import { dayOf } from '#shared/time/zone.ts'
import { createClock } from './fleet/clock.ts'
import { useFleet } from './fleet/use-fleet.ts'
import { spanOf, type Van } from './fleet/van.ts'
import { TrackState } from './search-params.ts'

const NO_AREAS: never[] = []

/** The state of the page from its URL, the vans of its day, and the clock that says which moment is shown. */
export function useTrackPage() {
  const [state, change] = useUrlState(TrackState)
  const zone = useGlobal(global => global.time_zone)
  const [clock] = useState(() => createClock(state.speed))
  useEffect(() => clock.close, [clock])
  const clockState = useSyncExternalStore(clock.subscribe, clock.getState)
  const fleet = useFleet(state.day, clock)
  const days = useRead(listTrackDays, { query: { zone } })
  const mayReadAreas = useGlobal(({ permissions }) => isPermitted(permissions, 'areas:read'))
  const { data: areas } = useRead(listAreas, { query: { limit: 100 } }, { enabled: mayReadAreas })
  const span = useMemo(() => spanOf(fleet.vans), [fleet.vans])
  const chosen = fleet.vans.find(({ id }) => id === state.track) ?? null

  // A link says at which moment a replay begins. Without one, it begins with the day.
  const start = span && (state.at === undefined ? span.fromMs : Date.parse(state.at))
  const { day } = state
  /** The moment that was chosen here. The clock is there already, and a replay goes on from it. */
  const sought = useRef<number>(null)
  useEffect(() => {
    if (day === undefined || start === null || start === sought.current) return
    sought.current = null
    clock.pause()
    clock.seek(start)
  }, [clock, day, start])
  useEffect(() => clock.setSpeed(state.speed), [clock, state.speed])

  const choose = useCallback(
    (van: Van | null) => change({ track: van?.id, ...(!van && { isFollowed: false }) }),
    [change],
  )
  const leave = useCallback(() => change({ isFollowed: false }, { replace: true }), [change])

  /** Shows a moment. From the live vans, that is a replay of today. */
  function seek(atMs: number, isDone: boolean) {
    if (clockState.mode === 'live') clock.pause()
    clock.seek(atMs, isDone)
    if (!isDone) return
    sought.current = atMs
    change({ day: day ?? dayOf(atMs, zone), at: new Date(atMs).toISOString() }, { replace: day !== undefined })
  }
  function play() {
    if (!span) return
    if (clock.atMs() >= span.toMs) clock.seek(span.fromMs)
    clock.play(span.toMs)
  }

  return {
    state,
    change,
    clock,
    clockState,
    fleet,
    days,
    areas: areas?.rows ?? NO_AREAS,
    span,
    chosen,
    choose,
    leave,
    seek,
    play,
    showDay: (next: string | undefined) => change({ day: next, at: undefined, track: undefined, isFollowed: false }),
  }
}
export type TrackPage = ReturnType<typeof useTrackPage>
