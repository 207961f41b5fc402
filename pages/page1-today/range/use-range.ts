import { useEffect, useState } from 'react'
import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { RangeState } from '#pages/page1-today/search-params.ts'
import { dayOf } from '#shared/time/zone.ts'
import { daysOf } from './range.ts'

const TICK_MS = 60_000

export function useRange() {
  const [state, change] = useUrlState(RangeState)
  const zone = useGlobal(global => global.time_zone)
  return { state, change, days: daysOf(state, useToday(zone), zone) }
}

/** Renders again when a new day has begun in the zone. */
function useToday(zone: string): string {
  const today = () => dayOf(Date.now(), zone)
  const [, setDay] = useState(today)
  useEffect(() => {
    const timer = setInterval(() => setDay(dayOf(Date.now(), zone)), TICK_MS)
    return () => clearInterval(timer)
  }, [zone])
  return today()
}
