import { expect, test } from 'vitest'
import type { Shape } from '#resources/floor-plans/contract.ts'
import { ROOM, shapesOf } from '#resources/floor-plans/rules.ts'
import { aligned, distributed, reordered, withGroups } from './arrange.ts'
import { boxOf, cornersOf } from './boxes.ts'
import { linesOf, snapped } from './snap.ts'
import { moved, resized, rotated } from './transform.ts'

const shape = (id: string, fields: Partial<Shape> = {}): Shape => ({
  id,
  kind: 'shelf',
  number: 1,
  label: '',
  x: 5000,
  y: 5000,
  width: 1000,
  height: 400,
  angle: 0,
  z: 1,
  group: null,
  ...fields,
})
const at = ({ x, y }: Shape) => [x, y]

test('the box of a turned shape is wider and higher', () => {
  expect(boxOf([shape('a')])).toEqual({ left: 4500, top: 4800, right: 5500, bottom: 5200 })
  const box = boxOf([shape('a', { angle: 90 })])
  expect(Object.values(box).map(Math.round)).toEqual([4800, 4500, 5200, 5500])
})

test('shapes that are moved together stop together at the edge of the room', () => {
  const [a, b] = moved([shape('a', { x: 500 }), shape('b', { x: 3000 })], -2000, ROOM.height)
  expect([a, b].map(one => one && at(one))).toEqual([
    [0, ROOM.height],
    [2500, ROOM.height],
  ])
})

test('several shapes turn around their common centre, and a full turn changes nothing', () => {
  const pair = [shape('a', { x: 4000 }), shape('b', { x: 6000 })]
  const quarter = rotated(pair, 90)
  expect(quarter.map(one => [...at(one), one.angle])).toEqual([
    [5000, 4000, 90],
    [5000, 6000, 90],
  ])
  expect(rotated(rotated(quarter, 90), 180)).toEqual(pair)
  expect(rotated([shape('a')], -15)[0]?.angle).toBe(345)
})

test.each([0, 30, 90, 200])('the opposite corner stays when a shape turned by %d° is resized', angle => {
  const before = shape('a', { angle })
  const after = resized(before, { x: 1, y: 1 }, { x: 333, y: 222 })
  const [old, now] = [cornersOf(before)[0], cornersOf(after)[0]]
  expect(Math.hypot((old?.x ?? 0) - (now?.x ?? 0), (old?.y ?? 0) - (now?.y ?? 0))).toBeLessThan(2)
  expect(after.width % 10).toBe(0)
})

test('a shape is never resized below the minimum', () => {
  expect(resized(shape('a'), { x: -1, y: 0 }, { x: 9000, y: 0 })).toMatchObject({ width: 50, height: 400 })
})

test('a move snaps to the edge of another shape, or else to the grid', () => {
  const lines = linesOf([shape('b', { x: 8000 })])
  const box = boxOf([shape('a')])
  expect(snapped(box, 1980, 7, lines, 60)).toMatchObject({ dx: 2000, dy: 0, guides: { x: 7500, y: 4800 } })
  expect(snapped(box, 1338, 0, lines, 60)).toMatchObject({ dx: 1300, guides: { x: null } })
})

test('a move snaps to the walls and the middle of the room, across as well as along', () => {
  const box = boxOf([shape('a')])
  const [across, along] = [ROOM.width - box.right, ROOM.height - box.bottom]
  expect(snapped(box, across - 30, along + 30, linesOf([]), 60)).toMatchObject({
    ...{ dx: across, dy: along, guides: { x: ROOM.width, y: ROOM.height } },
  })
  expect(snapped(box, 30 - box.left, 30 - box.top, linesOf([]), 60).guides).toEqual({ x: 0, y: 0 })
  const toMiddle = [ROOM.width / 2 - 5000 + 30, ROOM.height / 2 - 5000 - 30] as const
  expect(snapped(box, ...toMiddle, linesOf([]), 60).guides).toEqual({ x: ROOM.width / 2, y: ROOM.height / 2 })
})

test('aligns and distributes shapes, and groups as a whole', () => {
  const list = [shape('a', { x: 2000 }), shape('b', { x: 3100, width: 400 }), shape('c', { x: 8000 })]
  expect(aligned(list, 'left').map(one => boxOf([one]).left)).toEqual([1500, 1500, 1500])
  expect(distributed(list, 'x').map(({ x }) => x)).toEqual([2000, 5000, 8000])
  const grouped = list.map((one, index) => (index < 2 ? { ...one, group: 'group000' } : one))
  expect(aligned(grouped, 'right').map(({ x }) => x)).toEqual([7200, 8300, 8000])
  expect([...withGroups(shapesOf(grouped), ['a'])]).toEqual(['a', 'b'])
})

test.each([
  ['front', 'bcda'],
  ['forward', 'bacd'],
  ['backward', 'abcd'],
  ['back', 'abcd'],
] as const)('sends the first of four shapes %s', (order, expected) => {
  const shapes = shapesOf(['a', 'b', 'c', 'd'].map((id, index) => shape(id, { z: index + 1 })))
  const changed = shapesOf(reordered(shapes, new Set(['a']), order))
  const all = [...shapes.values()].map(one => changed.get(one.id) ?? one).sort((a, b) => a.z - b.z)
  expect(all.map(({ id }) => id).join('')).toBe(expected)
})
