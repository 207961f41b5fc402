import { BEGIN, DAY_MS, END, isOfficeHour, isoOf, momentOf } from '#company/calendar.ts'
import { DEPOTS, driversAtEnd, type Location } from '#company/depots.ts'
import { roundDegrees } from '#company/places.ts'
import { createRandom } from '#company/random.ts'
import { defineCompanyRows } from '#company/rows.ts'

const TOUR_DAYS = 5
const STOPS = 12
const STEPS_BETWEEN = 12
const STEP_SECONDS = 40
const STOP_SECONDS = 240

/** A tour of each van on each of the last office days: from the depot to a dozen service points and back. */
export const companyRows = defineCompanyRows(['track'], ({ rows }) => {
  const random = createRandom('tracks')
  const drivers = driversAtEnd(rows('member'))
  const days = lastOfficeDays(TOUR_DAYS)
  const near = DEPOTS.map(depot => rows('site').filter(site => isNear(site, depot)))
  const tours = days.flatMap(day => DEPOTS.map((depot, van) => ({ day, depot, van })))
  const track = tours.map(({ day, depot, van }, index) => {
    const stops = Array.from({ length: STOPS }, () => random.pick<Location>(near[van] ?? [depot]))
    return {
      id: index + 1,
      plate: depot.plate,
      // There are always enough drivers, which the tests guarantee.
      member_id: drivers[van % drivers.length]?.id ?? 0,
      started_at: isoOf(momentOf(day, 9, random.next(), 10)),
      points: JSON.stringify(drive([depot, ...stops, depot])),
    }
  })
  return { track }
})

const isNear = (site: Location, { lng, lat, radius }: (typeof DEPOTS)[number]) =>
  Math.abs(site.lng - lng) < radius * 0.5 && Math.abs(site.lat - lat) < radius * 0.5

function lastOfficeDays(count: number): number[] {
  const days: number[] = []
  for (let day = (END - BEGIN) / DAY_MS - 1; days.length < count; day--)
    if (isOfficeHour(momentOf(day, 12, 0, 12))) days.unshift(day)
  return days
}

/** Generates [seconds, longitude, latitude] along straight roads, with a stay at each stop. */
function drive(places: readonly Location[]): number[][] {
  const points: number[][] = []
  let seconds = 0
  for (const [index, to] of places.slice(1).entries()) {
    // All locations except the first have one before them.
    const from = places[index] as Location
    for (let step = 0; step < STEPS_BETWEEN; step++) {
      const share = step / STEPS_BETWEEN
      points.push([
        seconds,
        roundDegrees(from.lng + (to.lng - from.lng) * share),
        roundDegrees(from.lat + (to.lat - from.lat) * share),
      ])
      seconds += STEP_SECONDS
    }
    points.push([seconds, to.lng, to.lat])
    seconds += STOP_SECONDS
  }
  return points
}
