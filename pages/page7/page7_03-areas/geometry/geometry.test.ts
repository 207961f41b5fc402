import { describe, expect, test } from 'vitest'
import { findShapeIssue, type Shape, squareMetresOf } from '#resources/areas/rules.ts'
import { square } from '#resources/areas/samples.ts'
import { cutOut, mergeShapes, splitShape, withoutOthers } from './combine.ts'
import { crossingsOf } from './crossings.ts'
import { type Corner, cornersOf, insertAfter, moveTo, neighbourOf, pointAt, removeCorner } from './edit.ts'
import { aboutMetres, snap } from './snap.ts'

const SQUARE: Shape = [[square([0, 0], 4)]]
const WITH_HOLE: Shape = [[square([0, 0], 4), square([1, 1], 2)]]
const first: Corner = { polygon: 0, ring: 0, index: 0 }
const last: Corner = { polygon: 0, ring: 0, index: 3 }
const inHole: Corner = { polygon: 0, ring: 1, index: 0 }

test('crossings are found where edges cross, not where they meet', () => {
  expect(crossingsOf(WITH_HOLE)).toEqual([])
  expect(
    crossingsOf([
      [
        [
          [0, 0],
          [4, 4],
          [4, 0],
          [0, 4],
          [0, 0],
        ],
      ],
    ]),
  ).toEqual([[2, 2]])
  // A corner on an edge only touches it.
  expect(
    crossingsOf([
      [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [2, 0],
          [0, 4],
          [0, 0],
        ],
      ],
    ]),
  ).toEqual([])
})

describe('editing a shape', () => {
  test('moves a corner, an edge or the area, and keeps the rings closed', () => {
    expect(moveTo(SQUARE, first, 'corner', [-1, -1])).toEqual([
      [
        [
          [-1, -1],
          [4, 0],
          [4, 4],
          [0, 4],
          [-1, -1],
        ],
      ],
    ])
    expect(moveTo(SQUARE, last, 'edge', [-1, 4])).toEqual([
      [
        [
          [-1, 0],
          [4, 0],
          [4, 4],
          [-1, 4],
          [-1, 0],
        ],
      ],
    ])
    expect(moveTo(WITH_HOLE, inHole, 'area', [2, 1])).toEqual([[square([1, 0], 4), square([2, 1], 2)]])
    expect(moveTo(SQUARE, { ...first, index: 9 }, 'corner', [1, 1])).toBe(SQUARE)
  })

  test('inserts a corner in the middle of an edge, also of the last one', () => {
    expect(pointAt(insertAfter(SQUARE, first), { ...first, index: 1 })).toEqual([2, 0])
    expect(pointAt(insertAfter(SQUARE, last), { ...last, index: 4 })).toEqual([0, 2])
    expect(pointAt(insertAfter(SQUARE, last, [-1, 2]), { ...last, index: 4 })).toEqual([-1, 2])
  })

  test('removes a corner, and a hole or a polygon with too few', () => {
    const triangle = removeCorner(WITH_HOLE, inHole)
    expect(cornersOf(triangle)).toHaveLength(7)
    expect(removeCorner(triangle, inHole)).toEqual(SQUARE)
    expect(removeCorner(removeCorner(SQUARE, first), first)).toEqual([])
  })

  test('goes around all rings', () => {
    expect(neighbourOf(WITH_HOLE, last, 1)).toEqual(inHole)
    expect(neighbourOf(WITH_HOLE, first, -1)).toEqual({ ...inHole, index: 3 })
    expect(neighbourOf(WITH_HOLE, { ...inHole, index: 3 }, 1)).toEqual(first)
    expect(neighbourOf([], first, 1)).toBeNull()
  })
})

describe('combining shapes', () => {
  const east: Shape = [[square([4, 0], 4)]]
  const metres = squareMetresOf

  test('merges neighbours without a seam, and keeps others as parts', () => {
    const merged = mergeShapes(SQUARE, east)
    expect(merged).toHaveLength(1)
    expect(findShapeIssue(merged)).toBeNull()
    expect(metres(merged)).toBeCloseTo(metres(SQUARE) + metres(east), -2)
    expect(mergeShapes(SQUARE, [[square([9, 9], 1)]])).toHaveLength(2)
  })

  test('cuts out a hole, or a piece of the edge', () => {
    const [[, hole] = []] = cutOut(SQUARE, square([1, 1], 2))
    expect(hole).toHaveLength(5)
    const [notched = []] = cutOut(SQUARE, square([3, 3], 2))
    expect(notched).toHaveLength(1)
    expect(notched[0]).toHaveLength(7)
    expect(cutOut(SQUARE, square([-1, -1], 9))).toEqual([])
  })

  test('trims what belongs to others', () => {
    const trimmed = withoutOthers([[square([2, 0], 4)]], [SQUARE])
    expect(trimmed).toHaveLength(1)
    expect(metres(trimmed)).toBeCloseTo(
      metres([
        [
          [
            [4, 0],
            [6, 0],
            [6, 4],
            [4, 4],
            [4, 0],
          ],
        ],
      ]),
      -2,
    )
    expect(withoutOthers(SQUARE, [[[square([-1, -1], 9)]]])).toEqual([])
  })

  test.each<[string, [number, number][]]>([
    [
      'from edge to edge',
      [
        [-1, 1],
        [5, 1],
      ],
    ],
    [
      'that ends inside',
      [
        [-1, 1],
        [2, 1],
      ],
    ],
    [
      'with a bend',
      [
        [-1, 1],
        [2, 1],
        [3, 5],
      ],
    ],
    [
      'through a corner',
      [
        [0, 0],
        [4, 4],
      ],
    ],
  ])('splits by a line %s', (_, line) => {
    const [large, small] = splitShape(SQUARE, line) ?? [[], []]
    expect(findShapeIssue(large)).toBeNull()
    expect(findShapeIssue(small)).toBeNull()
    expect(metres(large)).toBeGreaterThanOrEqual(metres(small))
    expect(metres(large) + metres(small)).toBeCloseTo(metres(SQUARE), -6)
  })

  test('does not split by a line that misses the shape, or is none', () => {
    expect(
      splitShape(SQUARE, [
        [-1, 9],
        [5, 9],
      ]),
    ).toBeNull()
    expect(splitShape(SQUARE, [[1, 1]])).toBeNull()
    expect(
      splitShape(SQUARE, [
        [1, 1],
        [1, 1],
      ]),
    ).toBeNull()
  })
})

describe('snapping', () => {
  /** A hundred pixels a degree. */
  const plane = {
    project: ({ lng, lat }: { lng: number; lat: number }) => ({ x: lng * 100, y: -lat * 100 }),
    unproject: ({ x, y }: { x: number; y: number }) => ({ lng: x / 100, lat: -y / 100 }),
  }
  test.each<[string, [number, number], [number, number]]>([
    ['to a corner rather than an edge', [4.05, 0.08], [4, 0]],
    ['to an edge', [4.05, 2.5], [4, 2.5]],
    ['nowhere if nothing is near', [4.5, 2.5], [4.5, 2.5]],
  ])('%s', (_, from, to) => {
    expect(snap(from, [SQUARE], plane)).toEqual(to)
  })

  test('without a map reaches a kilometre', () => {
    expect(snap([4.008, 2.5], [SQUARE], aboutMetres([4, 2.5]))).toEqual([4, 2.5])
    expect(snap([4.01, 2.5], [SQUARE], aboutMetres([4, 2.5]))).toEqual([4.01, 2.5])
  })
})
