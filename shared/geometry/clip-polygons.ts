import { ClipType, FillRule, type Path64 } from 'clipper2-ts/dist/Core.js'
import { Clipper64, type PolyPath64, PolyTree64 } from 'clipper2-ts/dist/Engine.js'

// Only a page that combines polygons loads this code, with its first operation. The index of the library would load all
// of it, twice as much.

type Point = [lng: number, lat: number]
/** Polygons of closed rings: an outer ring, and its holes. As the coordinates of a GeoJSON MultiPolygon. */
type Polygons = Point[][][]

export const intersectPolygons = (one: Polygons, other: Polygons) => clip(ClipType.Intersection, one, other)
export const unitePolygons = (one: Polygons, other: Polygons) => clip(ClipType.Union, one, other)
export const subtractPolygons = (one: Polygons, other: Polygons) => clip(ClipType.Difference, one, other)

/** The library calculates with integers. A millionth of a degree is about ten centimetres. */
const PER_DEGREE = 1e6

function clip(type: ClipType, one: Polygons, other: Polygons): Polygons {
  const clipper = new Clipper64()
  clipper.preserveCollinear = false
  clipper.addSubject(pathsOf(one))
  clipper.addClip(pathsOf(other))
  const tree = new PolyTree64()
  clipper.execute(type, FillRule.EvenOdd, tree)
  return polygonsOf(tree)
}

const pathsOf = (polygons: Polygons): Path64[] =>
  polygons
    .flat()
    .map(ring =>
      ring.slice(1).map(([lng, lat]) => ({ x: Math.round(lng * PER_DEGREE), y: Math.round(lat * PER_DEGREE) })),
    )

/** The children of the tree are outer rings, their children holes, and the children of holes the islands in them. */
const polygonsOf = (tree: PolyPath64): Polygons =>
  childrenOf(tree).flatMap(outer => {
    const holes = childrenOf(outer)
    return [[outer, ...holes].map(ringOf), ...holes.flatMap(polygonsOf)]
  })

const childrenOf = (path: PolyPath64): PolyPath64[] =>
  Array.from({ length: path.count }, (_, index) => path.child(index))

function ringOf({ poly }: PolyPath64): Point[] {
  const points = (poly ?? []).map(({ x, y }): Point => [x / PER_DEGREE, y / PER_DEGREE])
  return [...points, ...points.slice(0, 1)]
}
