import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { RangeState } from '#pages/page1-today/search-params.ts'
import { dayOf } from '#shared/time/zone.ts'
import { daysOf } from './range.ts'

export function useRange() {
  const [state, change] = useUrlState(RangeState)
  const zone = useGlobal(global => global.time_zone)
  return { state, change, days: daysOf(state, dayOf(Date.now(), zone), zone) }
}
