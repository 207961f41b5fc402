import type { Position } from 'geojson'

const STEPS = 12
const ROUNDS = 4

/** The position of a label: a point in a polygon (outer ring first) far from every edge. Searches ever finer grids. */
export function labelPoint(polygon: Position[][]): Position {
  const outer = polygon[0] ?? []
  const lngs = outer.map(point => point[0] ?? 0)
  const lats = outer.map(point => point[1] ?? 0)
  let [west, south, east, north] = [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
  let best: { point: Position; room: number } = { point: outer[0] ?? [0, 0], room: Number.NEGATIVE_INFINITY }
  for (let round = 0; round < ROUNDS; round++) {
    const [stepX, stepY] = [(east - west) / STEPS, (north - south) / STEPS]
    for (let x = 0; x <= STEPS; x++)
      for (let y = 0; y <= STEPS; y++) {
        const point = [west + x * stepX, south + y * stepY]
        const room = roomAround(point, polygon, best.room)
        if (room > best.room) best = { point, room }
      }
    const [lng = 0, lat = 0] = best.point
    ;[west, south, east, north] = [lng - stepX, lat - stepY, lng + stepX, lat + stepY]
  }
  return best.point.map(value => Number(value.toFixed(3)))
}

/** The distance to the nearest edge, negative outside. Stops early once it is no more than `least`. */
function roomAround([x = 0, y = 0]: Position, polygon: Position[][], least: number): number {
  let isInside = false
  let nearest = Number.POSITIVE_INFINITY
  for (const ring of polygon)
    for (const [index, [ax = 0, ay = 0]] of ring.entries()) {
      const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? []
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
      const length = (bx - ax) ** 2 + (by - ay) ** 2
      const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
      nearest = Math.min(nearest, Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)))
      if (nearest <= least) return nearest
    }
  return isInside ? nearest : -nearest
}
