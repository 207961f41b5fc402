import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellAfter } from './grid-keys.ts'

const extent = { rows: 51, columns: 7, page: 10 }
const from = { row: 20, column: 3 }

test.each([
  ['ArrowUp', { row: 19, column: 3 }],
  ['ArrowDown', { row: 21, column: 3 }],
  ['ArrowLeft', { row: 20, column: 2 }],
  ['ArrowRight', { row: 20, column: 4 }],
  ['Home', { row: 20, column: 0 }],
  ['End', { row: 20, column: 6 }],
  ['PageUp', { row: 10, column: 3 }],
  ['PageDown', { row: 30, column: 3 }],
])('%s moves as the grid pattern says', (key, to) => {
  expect(cellAfter({ key }, from, extent)).toEqual(to)
})

test.each([
  ['Home', { row: 0, column: 0 }],
  ['End', { row: 50, column: 6 }],
  ['ArrowDown', { row: 50, column: 3 }],
])('Ctrl+%s moves to the edge', (key, to) => {
  expect(cellAfter({ key, ctrlKey: true }, from, extent)).toEqual(to)
})

test('ignores other keys, and keys with Alt', () => {
  expect(cellAfter({ key: 'a' }, from, extent)).toBeNull()
  expect(cellAfter({ key: 'ArrowLeft', altKey: true }, from, extent)).toBeNull()
})

test('never leaves the grid', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown')
  const walks = fc.array(fc.record({ key: keys, ctrlKey: fc.boolean() }))
  const extents = fc.record({
    rows: fc.integer({ min: 1, max: 60 }),
    columns: fc.integer({ min: 1, max: 9 }),
    page: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(walks, extents, (walk, size) => {
      let cell = { row: 0, column: 0 }
      for (const event of walk) {
        cell = cellAfter(event, cell, size) ?? cell
        expect(cell.row >= 0 && cell.row < size.rows && cell.column >= 0 && cell.column < size.columns).toBe(true)
      }
    }),
  )
})
