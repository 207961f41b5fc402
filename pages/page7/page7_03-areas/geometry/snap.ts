import type { Plane, Point } from '#client/ui/map/plane.ts'
import { edgesOf, type LngLat, roundPoint, type Shape } from '#resources/areas/rules.ts'

const REACH_PX = 10

type Projection = Pick<Plane, 'project' | 'unproject'>

const METRES_PER_DEGREE = 111_195
const METRES_PER_PX = 100

/** A projection around a point whose pixels are a hundred metres, so the reach is a kilometre whatever the map shows. */
export function aboutMetres([, lat]: LngLat): Projection {
  const y = METRES_PER_DEGREE / METRES_PER_PX
  const x = y * Math.cos((lat * Math.PI) / 180)
  return { project: at => ({ x: at.lng * x, y: -at.lat * y }), unproject: at => ({ lng: at.x / x, lat: -at.y / y }) }
}

/**
 * Moves a point to the nearest corner of the shapes, or else to the nearest point on one of their edges, if that is
 * within ten pixels. Neighbours then share a border exactly.
 */
export function snap(point: LngLat, shapes: readonly Shape[], { project, unproject }: Projection): LngLat {
  const toPixels = ([lng, lat]: LngLat) => project({ lng, lat })
  const at = toPixels(point)
  const edges = shapes.flat(2).flatMap(edgesOf)
  const corner = nearest(
    edges.map(([from]) => ({ at: toPixels(from), point: from })),
    at,
  )
  if (corner) return corner.point
  const onEdge = nearest(
    edges.map(([from, to]) => ({ at: nearestOnEdge(at, toPixels(from), toPixels(to)) })),
    at,
  )
  if (!onEdge) return roundPoint(point)
  const { lng, lat } = unproject(onEdge.at)
  return roundPoint([lng, lat])
}

function nearest<C extends { at: Point }>(candidates: readonly C[], to: Point): C | null {
  let [best, reach]: [C | null, number] = [null, REACH_PX]
  for (const candidate of candidates) {
    const distance = Math.hypot(candidate.at.x - to.x, candidate.at.y - to.y)
    if (distance <= reach) [best, reach] = [candidate, distance]
  }
  return best
}

function nearestOnEdge({ x, y }: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return { x: from.x + along * dx, y: from.y + along * dy }
}
