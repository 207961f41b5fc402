import { describe, expect, test } from 'vitest'
import { comparisonOf, overlapsIn, type Placed } from './overlaps.ts'
import {
  findShapeIssue,
  isInShape,
  isSliver,
  type LngLat,
  MAX_COMPARED,
  type Ring,
  type Shape,
  squareMetresOf,
} from './rules.ts'
import { comb, square } from './samples.ts'
import { intersectShapes } from './thread/intersect.ts'

const SQUARE: Shape = [[square([0, 0], 4)]]
const WITH_HOLE: Shape = [[square([0, 0], 4), square([1, 1], 2)]]
/** An island within the hole. */
const WITH_ISLAND: Shape = [...WITH_HOLE, [square([1.5, 1.5], 1)]]

describe('a point', () => {
  test.each<[string, LngLat, Shape, boolean]>([
    ['in the middle', [2, 2], SQUARE, true],
    ['outside', [5, 2], SQUARE, false],
    ['level with a corner, outside', [-1, 0], SQUARE, false],
    ['on the western edge', [0, 2], SQUARE, true],
    ['on the southern edge', [2, 0], SQUARE, true],
    ['on the eastern edge', [4, 2], SQUARE, false],
    ['on the northern edge', [2, 4], SQUARE, false],
    ['at the south-western corner', [0, 0], SQUARE, true],
    ['at the north-eastern corner', [4, 4], SQUARE, false],
    ['beside the hole', [0.5, 2], WITH_HOLE, true],
    ['in the hole', [2, 2], WITH_HOLE, false],
    ['on the western edge of the hole', [1, 2], WITH_HOLE, false],
    ['on the eastern edge of the hole', [3, 2], WITH_HOLE, true],
    ['on the island', [2, 2], WITH_ISLAND, true],
    ['in the hole beside the island', [1.2, 2], WITH_ISLAND, false],
    ['outside all parts', [9, 9], WITH_ISLAND, false],
  ])('%s', (_, point, shape, isInside) => {
    expect(isInShape(point, shape)).toBe(isInside)
  })

  test.each<[string, Shape, Shape]>([
    ['a straight border', [[square([0, 0], 4)]], [[square([4, 0], 4)]]],
    ['a slanted border', [[ring([0, 0], [4, 0], [0, 4])]], [[ring([4, 0], [4, 4], [0, 4])]]],
    ['a hole and what fills it', WITH_HOLE, [[square([1, 1], 2)]]],
  ])('on %s is in exactly one of the two areas', (_, one, other) => {
    const points = Array.from(
      { length: 41 * 41 },
      (_, index): LngLat => [(index % 41) / 10, Math.floor(index / 41) / 10],
    )
    const inBoth = points.filter(point => isInShape(point, one) && isInShape(point, other))
    const inNone = points.filter(([x, y]) => x < 4 && y < 4 && !isInShape([x, y], one) && !isInShape([x, y], other))
    expect({ inBoth, inNone }).toEqual({ inBoth: [], inNone: [] })
  })
})

describe('a shape', () => {
  test.each<[string, Shape]>([
    ['a square', SQUARE],
    ['with a hole', WITH_HOLE],
    ['with an island in its hole', WITH_ISLAND],
    ['whose hole touches the outer ring', [[square([0, 0], 4), square([0, 1], 2)]]],
    ['that touches itself', [[ring([0, 0], [2, 2], [4, 0], [4, 4], [2, 2], [0, 4])]]],
    ['whose edge was rounded across another', [[square([0, 0], 4), ring([1, 1], [2, -0.000_001], [3, 1])]]],
    ['of two parts that touch', [[square([0, 0], 4)], [square([4, 0], 4)]]],
  ])('%s is an area', (_, shape) => {
    expect(findShapeIssue(shape)).toBeNull()
  })

  test.each<[string, Shape, string]>([
    ['with an open ring', [[square([0, 0], 4).slice(0, -1)]], 'not-closed'],
    ['like a bow tie', [[ring([0, 0], [4, 4], [4, 0], [0, 4])]], 'crosses-itself'],
    ['whose hole crosses the outer ring', [[square([0, 0], 4), square([3, 1], 2)]], 'crosses-itself'],
    ['like a bow tie with a knot', [[ring([0, 0], [2, 2], [4, 4], [4, 0], [2, 2], [0, 4])]], 'crosses-itself'],
    [
      'whose hole leaves it at a corner',
      [[square([0, 0], 4), ring([1, 1], [4, 0], [5, -1], [5, 2], [4, 4])]],
      'crosses-itself',
    ],
    [
      'with a part within another that touches its border',
      [[square([0, 0], 4)], [ring([4, 0], [4, 4], [2, 2])]],
      'parts-overlap',
    ],
    ['whose hole is elsewhere', [[square([0, 0], 4), square([5, 5], 1)]], 'hole-outside'],
    ['with a hole within a hole', [[square([0, 0], 4), square([1, 1], 2), square([1.5, 1.5], 1)]], 'hole-outside'],
    ['whose hole fills it', [[square([0, 0], 4), square([0, 0], 4)]], 'hole-outside'],
    ['with a part within another', [[square([0, 0], 4)], [square([1, 1], 1)]], 'parts-overlap'],
    ['with one part twice', [[square([0, 0], 4)], [square([0, 0], 4)]], 'parts-overlap'],
    ['without an extent', [[ring([0, 0], [4, 4], [8, 8])]], 'too-small'],
    ['with too many corners', [[circle(501)]], 'too-many-corners'],
  ])('%s is refused', (_, shape, issue) => {
    expect(findShapeIssue(shape)).toBe(issue)
  })

  test('has the area that it has on a sphere, without its holes', () => {
    // A degree by the equator is 111.19 km long.
    expect(squareMetresOf([[square([0, -0.5], 1)]]) / 1e6).toBeCloseTo(111.195 ** 2, -1)
    const [outer, hole] = [squareMetresOf(SQUARE), squareMetresOf([[square([1, 1], 2)]])]
    expect(squareMetresOf(WITH_HOLE)).toBeCloseTo(outer - hole, 3)
    expect(squareMetresOf([[square([0, 0], 4).toReversed()]])).toBeCloseTo(outer, 3)
  })

  test('thinner than a metre is a sliver', () => {
    expect(isSliver([ring([121, 24], [121.1, 24], [121.1, 24.000_005], [121, 24.000_005])])).toBe(true)
    expect(isSliver([ring([121, 24], [121.1, 24], [121.1, 24.000_02], [121, 24.000_02])])).toBe(false)
  })
})

describe('overlaps', () => {
  const placed = (id: number, polygons: Shape, mayOverlap = false): Placed => ({
    id,
    name: { en: `Area ${id}`, zh: `區域 ${id}` },
    mayOverlap,
    polygons,
  })

  const findOverlaps = (changed: Placed[], others: Placed[]) => {
    const comparison = comparisonOf(changed, others)
    return overlapsIn(comparison, intersectShapes({ ...comparison, max: 10 }).found)
  }

  test('are counted, but not computed, where too many edges meet', () => {
    const shapes = [[[comb(124)]], [[comb(124, { isTurned: true })]]]
    expect(shapes.map(findShapeIssue)).toEqual([null, null])
    const { found, compared } = intersectShapes({ shapes, pairs: [[0, 1]], max: 10 })
    expect(compared).toBeGreaterThan(MAX_COMPARED)
    expect(found).toEqual([])
  })

  test('are what two areas have in common', () => {
    const [found] = findOverlaps([placed(1, SQUARE)], [placed(2, [[square([2, 2], 4)]])])
    expect(found?.areas.map(({ id }) => id)).toEqual([1, 2])
    expect(findShapeIssue(found?.polygons ?? [])).toBeNull()
    expect(found?.squareMetres).toBe(Math.round(squareMetresOf([[square([2, 2], 2)]])))
  })

  test.each<[string, Placed, Placed]>([
    ['areas that share a border', placed(1, SQUARE), placed(2, [[square([4, 0], 4)]])],
    ['an area that fills the hole of another', placed(1, WITH_HOLE), placed(2, [[square([1, 1], 2)]])],
    ['areas whose boxes meet', placed(1, [[ring([0, 0], [4, 0], [0, 4])]]), placed(2, [[square([3, 3], 1)]])],
    ['an area that allows it', placed(1, SQUARE), placed(2, SQUARE, true)],
    ['an edge that was rounded', placed(1, SQUARE), placed(2, [[square([3.999_999, 0], 4)]])],
  ])('do not exist between %s', (_, one, other) => {
    expect(findOverlaps([one], [other])).toEqual([])
  })

  test('between several changed areas are found once, the largest first', () => {
    const changed = [placed(1, SQUARE), placed(2, [[square([3, 3], 2)]]), placed(3, [[square([1, 1], 2)]])]
    expect(findOverlaps(changed, []).map(({ areas }) => areas.map(({ id }) => id))).toEqual([
      [1, 3],
      [1, 2],
    ])
  })
})

/** A ring through these points, closed. */
function ring(...points: LngLat[]): Ring {
  return [...points, points[0] as LngLat]
}

function circle(corners: number): Ring {
  const turns = Array.from({ length: corners }, (_, index) => (2 * Math.PI * index) / corners)
  return ring(...turns.map((turn): LngLat => [Math.cos(turn), Math.sin(turn)]))
}
