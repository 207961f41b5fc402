import { BEGIN, DAY_MS, END, isOfficeHour, isoOf, momentOf } from './calendar.ts'
import { isThereAt } from './orders.ts'
import { createRandom } from './random.ts'
import { type RowOf, unchanged } from './rows.ts'

type Place = { lng: number; lat: number }

/** Depots of the delivery vans, in Taiwan's large cities: far enough apart that their areas do not touch. */
const DEPOTS: (Place & { en: string; zh: string; plate: string; radius: number })[] = [
  { en: 'Taipei', zh: '臺北', lng: 121.5436, lat: 25.04, plate: 'RDL-1021', radius: 0.07 },
  { en: 'Taoyuan', zh: '桃園', lng: 121.2168, lat: 24.9537, plate: 'RDL-1034', radius: 0.08 },
  { en: 'Hsinchu', zh: '新竹', lng: 120.9647, lat: 24.8066, plate: 'RDL-1047', radius: 0.06 },
  { en: 'Taichung', zh: '臺中', lng: 120.6736, lat: 24.1477, plate: 'RDL-1052', radius: 0.1 },
  { en: 'Chiayi', zh: '嘉義', lng: 120.4491, lat: 23.4801, plate: 'RDL-1068', radius: 0.06 },
  { en: 'Tainan', zh: '臺南', lng: 120.2133, lat: 22.9908, plate: 'RDL-1079', radius: 0.08 },
  { en: 'Kaohsiung', zh: '高雄', lng: 120.3119, lat: 22.6203, plate: 'RDL-1083', radius: 0.09 },
  { en: 'Yilan', zh: '宜蘭', lng: 121.7539, lat: 24.757, plate: 'RDL-1095', radius: 0.06 },
]

/** Twelve directions round the compass, written out: sines differ in the last digit from machine to machine. */
const COMPASS = [
  [1, 0],
  [0.87, 0.5],
  [0.5, 0.87],
  [0, 1],
  [-0.5, 0.87],
  [-0.87, 0.5],
  [-1, 0],
  [-0.87, -0.5],
  [-0.5, -0.87],
  [0, -1],
  [0.5, -0.87],
  [0.87, -0.5],
] as const

const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000

/** The areas that the vans deliver in, one round each depot. */
export function makeAreas(members: readonly RowOf<'member'>[]): RowOf<'area'>[] {
  const random = createRandom('areas')
  const drivers = driversAtEnd(members)
  return DEPOTS.map(({ en, zh, lng, lat, radius }, index) => {
    const ring = COMPASS.map(([east, north]) => {
      const reach = radius * (0.75 + random.next() * 0.25)
      return [round(lng + east * reach), round(lat + north * reach)]
    })
    return {
      id: index + 1,
      name_en: `${en} deliveries`,
      name_zh: `${zh}配送區`,
      member_id: drivers[index % drivers.length]?.id ?? null,
      ring: JSON.stringify([...ring, ring[0]]),
      ...unchanged(isoOf(BEGIN)),
    }
  })
}

const driversAtEnd = (members: readonly RowOf<'member'>[]) =>
  members.filter(member => member.job === 'driver' && isThereAt(member, END))

const TOUR_DAYS = 5
const STOPS = 12
const STEPS_BETWEEN = 12
const STEP_SECONDS = 40
const STOP_SECONDS = 240

/** A tour of each van on each of the last office days: from the depot by a dozen service points and back. */
export function makeTracks(sites: readonly RowOf<'site'>[], members: readonly RowOf<'member'>[]): RowOf<'track'>[] {
  const random = createRandom('tracks')
  const drivers = driversAtEnd(members)
  const days = lastOfficeDays(TOUR_DAYS)
  const near = DEPOTS.map(depot => sites.filter(site => isNear(site, depot)))
  const tours = days.flatMap(day => DEPOTS.map((depot, van) => ({ day, depot, van })))
  return tours.map(({ day, depot, van }, index) => {
    const stops = Array.from({ length: STOPS }, () => random.pick<Place>(near[van] ?? [depot]))
    return {
      id: index + 1,
      plate: depot.plate,
      // As many drivers as a tour needs are always there: the tests hold it.
      member_id: drivers[van % drivers.length]?.id ?? 0,
      started_at: isoOf(momentOf(day, 9, random.next(), 10)),
      points: JSON.stringify(drive([depot, ...stops, depot])),
    }
  })
}

const isNear = (site: Place, { lng, lat, radius }: (typeof DEPOTS)[number]) =>
  Math.abs(site.lng - lng) < radius * 0.5 && Math.abs(site.lat - lat) < radius * 0.5

function lastOfficeDays(count: number): number[] {
  const days: number[] = []
  for (let day = (END - BEGIN) / DAY_MS - 1; days.length < count; day--)
    if (isOfficeHour(momentOf(day, 12, 0, 12))) days.unshift(day)
  return days
}

/** [seconds, longitude, latitude] along straight roads, with a stay at each stop. */
function drive(places: readonly Place[]): number[][] {
  const points: number[][] = []
  let seconds = 0
  for (const [index, to] of places.slice(1).entries()) {
    // There is a place before each but the first.
    const from = places[index] as Place
    for (let step = 0; step < STEPS_BETWEEN; step++) {
      const share = step / STEPS_BETWEEN
      points.push([
        seconds,
        round(from.lng + (to.lng - from.lng) * share),
        round(from.lat + (to.lat - from.lat) * share),
      ])
      seconds += STEP_SECONDS
    }
    points.push([seconds, to.lng, to.lat])
    seconds += STOP_SECONDS
  }
  return points
}
