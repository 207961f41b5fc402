import { expect, test } from 'vitest'
import { blockBefore, outlineOf, partIndexOf } from './outline.ts'

const COUNTS = [
  { day: '2025-01-01', count: 60 },
  { day: '2025-01-05', count: 60 },
  { day: '2025-02-01', count: 250 },
  { day: '2025-02-02', count: 30 },
]

test('groups days into blocks, newest first, and gives every row an index', () => {
  const outline = outlineOf(COUNTS)
  expect(outline.total).toBe(400)
  expect(outline.blocks).toEqual([
    { start: 0, count: 280, from: '2025-02-01T00:00:00.000Z', to: '2025-02-03T00:00:00.000Z' },
    { start: 280, count: 120, from: '2025-01-01T00:00:00.000Z', to: '2025-01-06T00:00:00.000Z' },
  ])
  expect([0, 279, 280, 399, 400, -1].map(index => partIndexOf(outline.blocks, index))).toEqual([0, 0, 1, 1, -1, -1])
  expect(outline.days.map(({ start }) => start)).toEqual([0, 30, 280, 340])
})

test('the remaining days form a block, too', () => {
  expect(outlineOf(COUNTS.slice(0, 1)).blocks).toHaveLength(1)
  expect(outlineOf([])).toEqual({ total: 0, blocks: [], days: [] })
})

test('finds the newest block before a moment', () => {
  const outline = outlineOf(COUNTS)
  expect(blockBefore(outline, '2030-01-01T00:00:00.000Z')?.start).toBe(0)
  expect(blockBefore(outline, '2025-01-20T00:00:00.000Z')?.start).toBe(280)
  expect(blockBefore(outline, '2024-01-01T00:00:00.000Z')).toBeNull()
})
