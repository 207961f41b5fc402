import { type Area, type AreaChange, changeAreas, findInside, updateArea } from '#resources/areas/contract.ts'
import type { LngLat, Polygon, Shape } from '#resources/areas/rules.ts'
import { newArea, newFields, onArea, square } from '#resources/areas/samples.ts'
import { attempt, type Bench, type TaskCases } from '#tests/task-cases.ts'

/** At sea, and each time somewhere else, because areas of earlier cases stay. */
let used = 0
const nextSpot = (): LngLat => [130 + 0.5 * (used % 90), 20 + 0.5 * Math.floor(used++ / 90)]

const send = ({ me }: Bench, ...changes: AreaChange[]) => me.call(changeAreas, { body: { changes } })
const reshape = ({ id, version }: Area, polygons: Shape): AreaChange => ({
  kind: 'update',
  id,
  version,
  fields: { polygons },
})
const remove = ({ id, version }: Area): AreaChange => ({ kind: 'delete', id, version })

/** Two areas beside each other, and the shape of the first over the second. */
async function neighbours({ me }: Bench) {
  const [west, south] = nextSpot()
  const one = await newArea(me, { mayOverlap: false, polygons: [[square([west, south], 0.1)]] })
  const other = await newArea(me, { mayOverlap: false, polygons: [[square([west + 0.2, south], 0.1)]] })
  const over: Shape = [[square([west, south], 0.25)]]
  const beside: Shape = [[square([west, south], 0.2)]]
  return { one, other, over, beside }
}

/** A box in Taipei with many sites. */
const WHOLE: Polygon = [square([121.5, 25], 0.1)]
const withHole = (corner: LngLat, side: number): Shape => [[...WHOLE, square(corner, side)]]
const CUT = withHole([121.53, 25.02], 0.04)
const look = ({ me }: Bench, polygons: Shape) => me.call(findInside, { body: { polygons } })
const inTaipei = ({ me }: Bench) => newArea(me, { polygons: [WHOLE] })

/** Splits a new area down the middle. Returns both halves. */
async function split(bench: Bench): Promise<{ large: Area; small: Area; whole: Shape }> {
  const [west, south] = nextSpot()
  const whole: Shape = [[square([west, south], 0.2)]]
  const area = await newArea(bench.me, { mayOverlap: false, polygons: whole })
  const half = (from: number, to: number): Shape => [
    [
      [
        [from, south],
        [to, south],
        [to, south + 0.2],
        [from, south + 0.2],
        [from, south],
      ],
    ],
  ]
  const { rows } = await send(bench, reshape(area, half(west, west + 0.12)), {
    kind: 'create',
    fields: newFields({ mayOverlap: false, polygons: half(west + 0.12, west + 0.2) }),
  })
  // A row for each change.
  const [large, small] = rows as [Area, Area]
  return { large, small, whole }
}

export const cases: TaskCases = {
  overlap: {
    async solution(bench) {
      const { one, over, beside } = await neighbours(bench)
      await attempt(send(bench, reshape(one, over)))
      await send(bench, reshape(one, beside))
    },
    nearMisses: {
      'nothing overlapped': async bench => {
        const { one, beside } = await neighbours(bench)
        await send(bench, reshape(one, beside))
      },
      'it is not saved afterwards': async bench => {
        const { one, over } = await neighbours(bench)
        await attempt(send(bench, reshape(one, over)))
      },
      'the overlap is allowed instead': async bench => {
        const { one, over } = await neighbours(bench)
        await attempt(send(bench, reshape(one, over)))
        const allowed = await bench.me.call(updateArea, { ...onArea(one), body: { mayOverlap: true } })
        await send(bench, reshape(allowed, over))
      },
      'the other area makes room': async bench => {
        const { one, other, over } = await neighbours(bench)
        await attempt(send(bench, reshape(one, over)))
        await send(bench, reshape(other, [[square(nextSpot(), 0.1)]]))
      },
    },
  },
  hole: {
    async solution(bench) {
      const area = await inTaipei(bench)
      await look(bench, [WHOLE])
      await look(bench, CUT)
      await send(bench, reshape(area, CUT))
    },
    nearMisses: {
      'the hole is not saved': async bench => {
        await look(bench, [WHOLE])
        await look(bench, CUT)
      },
      'the server has not counted again': async bench => {
        const area = await inTaipei(bench)
        await look(bench, [WHOLE])
        await send(bench, reshape(area, CUT))
      },
      'no point is in the hole': async bench => {
        const [west, south] = nextSpot()
        const sea: Polygon = [square([west, south], 0.2)]
        const area = await newArea(bench.me, { polygons: [sea] })
        const cut: Shape = [[...sea, square([west + 0.05, south + 0.05], 0.1)]]
        await look(bench, [sea])
        await look(bench, cut)
        await send(bench, reshape(area, cut))
      },
      'another hole is saved': async bench => {
        const area = await inTaipei(bench)
        await look(bench, [WHOLE])
        await look(bench, CUT)
        await send(bench, reshape(area, withHole([121.54, 25.03], 0.01)))
      },
    },
  },
  'split-merge': {
    async solution(bench) {
      const { large, small, whole } = await split(bench)
      await send(bench, reshape(large, whole), remove(small))
    },
    nearMisses: {
      'the split is undone': async bench => {
        const { large, small, whole } = await split(bench)
        await send(bench, remove(small), reshape(large, whole))
      },
      'it is only split': split,
      'it is merged with another area': async bench => {
        const { large } = await split(bench)
        const other = await newArea(bench.me)
        await send(bench, reshape(large, large.polygons), remove(other))
      },
      'the half is deleted in a request of its own': async bench => {
        const { large, small, whole } = await split(bench)
        await send(bench, remove(small))
        await send(bench, reshape(large, whole))
      },
    },
  },
}
