import { BEGIN, isoOf } from '#company/calendar.ts'
import { DEPOTS, driversAtEnd } from '#company/depots.ts'
import { roundToMetre } from '#company/places.ts'
import { createRandom } from '#company/random.ts'
import { defineCompanyRows, unchanged } from '#company/rows.ts'

/** Twelve compass directions, hard-coded because the last digit of a sine differs between machines. */
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

/** One delivery area around each depot. */
export const companyRows = defineCompanyRows(['area'], ({ rows }) => {
  const random = createRandom('areas')
  const drivers = driversAtEnd(rows('member'))
  const area = DEPOTS.map(({ en, zh, lng, lat, radius }, index) => {
    const ring = COMPASS.map(([east, north]) => {
      const reach = radius * (0.75 + random.next() * 0.25)
      return [roundToMetre(lng + east * reach), roundToMetre(lat + north * reach)]
    })
    const driver = drivers[index % drivers.length]
    return {
      id: index + 1,
      name_en: `${en} deliveries`,
      name_zh: `${zh}配送區`,
      member_id: driver?.id ?? null,
      team_id: driver?.team_id ?? null,
      may_overlap: 0 as const,
      shape: JSON.stringify([[[...ring, ring[0]]]]),
      ...unchanged(isoOf(BEGIN)),
      deleted_at: null,
    }
  })
  return { area }
})
