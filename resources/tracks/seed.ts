import { isoOf, lastOfficeDays, momentOf } from '#company/calendar.ts'
import { DEPOTS, driversAtEnd } from '#company/depots.ts'
import { createRandom } from '#company/random.ts'
import { defineCompanyRows } from '#company/rows.ts'
import { toColumns } from './columns.ts'
import { planTour } from './tour.ts'

const TOUR_DAYS = 5
const PACE = { stay: [180, 300], seconds: 9000 } as const
/** A depot is not a service point. */
const DEPOT_ID = 0

/** A tour of each van on each of the last office days: two and a half hours around its depot. */
export const companyRows = defineCompanyRows(['track'], ({ rows }) => {
  const random = createRandom('tracks')
  const drivers = driversAtEnd(rows('member'))
  const days = lastOfficeDays(TOUR_DAYS)
  const near = DEPOTS.map(depot => rows('site').filter(site => isNear(site, depot)))
  const tours = days.flatMap(day => DEPOTS.map((depot, van) => ({ day, depot, van })))
  const track = tours.map(({ day, depot, van }, index) => ({
    id: index + 1,
    plate: depot.plate,
    // There are always enough drivers, which the tests guarantee.
    member_id: drivers[van % drivers.length]?.id ?? 0,
    route_id: null,
    started_at: isoOf(momentOf(day, 9, random.next(), 10)),
    ends_at: null,
    ...toColumns(planTour(random, { ...depot, id: DEPOT_ID }, near[van] ?? [], PACE)),
  }))
  return { track }
})

type Location = { lng: number; lat: number }
const isNear = (site: Location, { lng, lat, radius }: (typeof DEPOTS)[number]) =>
  Math.abs(site.lng - lng) < radius * 0.5 && Math.abs(site.lat - lat) < radius * 0.5
