import { expect, test } from 'vitest'
import { moveColumn, shownColumns, toggleColumn } from './column.ts'
import { nextSort } from './sort.ts'

const all = ['a', 'b', 'c', 'd']
const columns = all.map(id => ({ id }))

test('shows the named columns in order, without unknown and repeated names', () => {
  expect(shownColumns(columns, { columns: ['c', 'x', 'a', 'c'], isFirstPinned: true })).toEqual([
    { id: 'c' },
    { id: 'a' },
  ])
})

test('shows all columns if none is named', () => {
  expect(shownColumns(columns, { columns: [], isFirstPinned: true })).toEqual(columns)
})

test('restores a column after its neighbour in the definition', () => {
  expect(toggleColumn(['d', 'a'], 'b', all)).toEqual(['d', 'a', 'b'])
  expect(toggleColumn(['d', 'b'], 'a', all)).toEqual(['a', 'd', 'b'])
})

test('never hides the last column', () => {
  expect(toggleColumn(['a', 'b'], 'a', all)).toEqual(['b'])
  expect(toggleColumn(['b'], 'b', all)).toEqual(['b'])
})

test('moves a column by one step, and stops at the ends', () => {
  expect(moveColumn(all, 'b', 1)).toEqual(['a', 'c', 'b', 'd'])
  expect(moveColumn(all, 'b', -1)).toEqual(['b', 'a', 'c', 'd'])
  expect(moveColumn(all, 'a', -1)).toEqual(all)
  expect(moveColumn(all, 'd', 1)).toEqual(all)
})

test('sorts in the column’s first direction, then alternates', () => {
  expect(nextSort('user', 'time', 'desc')).toBe('-time')
  expect(nextSort('-time', 'time', 'desc')).toBe('time')
  expect(nextSort('time', 'time', 'desc')).toBe('-time')
  expect(nextSort('-time', 'user', 'asc')).toBe('user')
})
