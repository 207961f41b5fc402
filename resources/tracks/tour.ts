import { roundToMetre } from '#company/places.ts'
import type { Random } from '#company/random.ts'
import { flatMetres, type PlannedStop, type TrackPoint } from './rules.ts'

type Location = { id: number; lng: number; lat: number }

export type Tour = { points: TrackPoint[]; stops: PlannedStop[] }

/** How long a van stays at a stop, and for how long it drives at least. */
type Pace = { stay: readonly [least: number, most: number]; seconds: number }

const [PLANNED_KMH, SLOWEST_KMH, FASTEST_KMH] = [32, 22, 40]
/** How often a van is held up between two stops, and for how many seconds. */
const HOLD_UP_CHANCE = 0.12
const HOLD_UP = [70, 240] as const
/** How many locations the next stop is chosen from: the nearest of them. */
const CHOICES = 4

const secondsFor = (metres: number, kmh: number): number => Math.max(1, Math.round((metres / kmh) * 3.6))

/**
 * A tour from a depot through service points and back, as it is driven: along streets that run north or east, at
 * another speed each time, sometimes held up. The times of the plan allow for neither.
 */
export function planTour(random: Random, depot: Location, sites: readonly Location[], { stay, seconds }: Pace): Tour {
  const points: TrackPoint[] = [[0, depot.lng, depot.lat]]
  const stops: PlannedStop[] = []
  let now = random.int(5, 40)
  let planned = now
  let here = depot
  points.push([now, depot.lng, depot.lat])

  function driveTo(there: Location) {
    const corner = random.chance(0.5) ? { lng: there.lng, lat: here.lat } : { lng: here.lng, lat: there.lat }
    const kmh = random.int(SLOWEST_KMH, FASTEST_KMH)
    const legs = [here, corner, there].map(({ lng, lat }) => [roundToMetre(lng), roundToMetre(lat)] as const)
    for (const [index, [lng, lat]] of legs.slice(1).entries()) {
      const metres = flatMetres([...(legs[index] ?? [lng, lat])], [lng, lat])
      if (metres === 0) continue
      planned += secondsFor(metres, PLANNED_KMH)
      now += secondsFor(metres, kmh)
      points.push([now, lng, lat])
      if (index === 0 && random.chance(HOLD_UP_CHANCE)) {
        now += random.int(...HOLD_UP)
        points.push([now, lng, lat])
      }
    }
    here = there
  }

  while (now < seconds) {
    const there = nextStop(random, here, sites)
    driveTo(there)
    stops.push({ siteId: there.id, lng: there.lng, lat: there.lat, dueSeconds: planned })
    planned += Math.round((stay[0] + stay[1]) / 2)
    now += random.int(...stay)
    points.push([now, there.lng, there.lat])
  }
  driveTo(depot)
  return { points, stops }
}

/** A stop that is neither here nor far. */
function nextStop(random: Random, here: Location, sites: readonly Location[]): Location {
  const choices = Array.from({ length: CHOICES }, () => random.pick(sites)).filter(({ id }) => id !== here.id)
  const metres = ({ lng, lat }: Location) => flatMetres([here.lng, here.lat], [lng, lat])
  return choices.sort((one, other) => metres(one) - metres(other))[0] ?? here
}
