import {
  edgesOf,
  isSliver,
  MAX_COMPARED,
  MAX_PARTS,
  type Ring,
  type Shape,
  squareMetresOf,
} from '#resources/areas/rules.ts'
import { intersectPolygons } from '#shared/geometry/clip-polygons.ts'

/** Shapes, and which of them to compare, by their indexes. */
type Input = { shapes: readonly Shape[]; pairs: readonly (readonly [number, number])[]; max: number }
/** The largest common parts of a pair, whose index this is, and the size of all of them. Slivers are none. */
type Found = { pair: number; polygons: Shape; squareMetres: number }

/** A common edge takes about ten times as long as a corner. */
const CORNERS_PER_MEETING = 10

/** The first common parts. Only counts, if there is too much to compare. */
export function intersectShapes({ shapes, pairs, max }: Input): { found: Found[]; compared: number } {
  const boxes = shapes.map(shape => shape.flatMap(polygon => polygon.flatMap(boxesOf)).sort((a, b) => a.west - b.west))
  const boxesAt = (index: number) => boxes[index] ?? []
  let compared = 0
  for (const [one, other] of pairs) {
    compared += boxesAt(one).length + boxesAt(other).length
    compared += CORNERS_PER_MEETING * countMeetings(boxesAt(one), boxesAt(other))
    if (compared > MAX_COMPARED) return { found: [], compared }
  }
  const found: Found[] = []
  for (const [pair, [one, other]] of pairs.entries()) {
    if (found.length === max) break
    const polygons = intersectPolygons(shapes[one] ?? [], shapes[other] ?? []).filter(polygon => !isSliver(polygon))
    if (polygons.length > 0)
      found.push({ pair, polygons: largestOf(polygons), squareMetres: Math.round(squareMetresOf(polygons)) })
  }
  return { found, compared }
}

const largestOf = (polygons: Shape): Shape =>
  polygons.length <= MAX_PARTS
    ? polygons
    : polygons
        .map(polygon => ({ polygon, size: squareMetresOf([polygon]) }))
        .sort((a, b) => b.size - a.size)
        .slice(0, MAX_PARTS)
        .map(({ polygon }) => polygon)

type Box = { west: number; east: number; south: number; north: number }

const boxesOf = (ring: Ring): Box[] =>
  edgesOf(ring).map(([[lng1, lat1], [lng2, lat2]]) => ({
    west: Math.min(lng1, lng2),
    east: Math.max(lng1, lng2),
    south: Math.min(lat1, lat2),
    north: Math.max(lat1, lat2),
  }))

/** How many edges may have a point in common. Both lists are in order from west to east. */
function countMeetings(ones: readonly Box[], others: readonly Box[]): number {
  let count = 0
  for (const one of ones)
    for (const other of others) {
      if (other.west > one.east) break
      if (other.east >= one.west && other.south <= one.north && other.north >= one.south) count++
    }
  return count
}
