import { atVersion, type Client, sample } from '#shared/sample.ts'
import {
  type Area,
  type AreaFields,
  changeAreas,
  createArea,
  deleteArea,
  findInside,
  restoreArea,
  updateArea,
} from './contract.ts'
import type { LngLat, Polygon, Ring } from './rules.ts'

/** A closed square; counterclockwise, as GeoJSON has outer rings. */
export function square([west, south]: LngLat, side: number): Ring {
  const [east, north] = [west + side, south + side]
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

/** A comb at sea with so many teeth, each with four corners. Two of them, one of them turned, cross at every tooth. */
export function comb(teeth: number, { isTurned = false } = {}): Ring {
  const [side, back, width] = [0.2, 0.01, 0.2 / teeth]
  const points: LngLat[] = Array.from({ length: teeth }, (_, index) => side - (index + 1) * width).flatMap(
    (west): LngLat[] => [
      [west + width / 2, back],
      [west + width / 2, side],
      [west, side],
      [west, back],
    ],
  )
  const ring: LngLat[] = [[0, 0], [side, 0], [side, back], ...points.slice(0, -1), [0, 0]]
  return ring.map(([x, y]) => (isTurned ? [AT_SEA[0] + y, AT_SEA[1] + x] : [AT_SEA[0] + x, AT_SEA[1] + y]))
}

/** Off the coast of Hualien, where no other area is. */
export const AT_SEA: LngLat = [123, 23]

export const newFields = (fields: Partial<AreaFields> = {}): AreaFields => ({
  name: { en: 'East coast', zh: '東海岸' },
  teamId: null,
  mayOverlap: true,
  polygons: [[square(AT_SEA, 0.2)]],
  ...fields,
})

export const newArea = (me: Client, fields?: Partial<AreaFields>) => me.call(createArea, { body: newFields(fields) })
export const onArea = (area: Pick<Area, 'id' | 'version'>) => ({
  params: { areaId: area.id },
  headers: atVersion(area),
})

const WITH_HOLE: Polygon = [square(AT_SEA, 0.2), square([123.05, 23.05], 0.1)]

export const samples = [
  sample(createArea, () => ({ body: newFields() })),
  sample(updateArea, async me => ({ ...onArea(await newArea(me)), body: { polygons: [WITH_HOLE] } })),
  sample(deleteArea, async me => onArea(await newArea(me))),
  sample(restoreArea, async me => {
    const area = await newArea(me)
    await me.call(deleteArea, onArea(area))
    return { params: { areaId: area.id } }
  }),
  sample(changeAreas, async me => {
    const { id, version } = await newArea(me)
    const fields = newFields({ polygons: [[square(AT_SEA, 0.1)]] })
    return {
      body: {
        changes: [
          { kind: 'update' as const, id, version, fields: { polygons: [WITH_HOLE] } },
          { kind: 'create' as const, fields },
        ],
      },
    }
  }),
  sample(findInside, () => ({ body: { polygons: [[square([121.4, 25], 0.2)]] } })),
]
