import { expect, test } from 'vitest'
import { valueIn } from './cells.ts'
import { boundsOf, placeBlock } from './sheet/range.ts'

test('amounts are typed in dollars and stored in whole cents; an invalid one is left for the server to refuse', () => {
  expect(['1200', 'NT$1,200', '１２００', '12.5', '0.29', '1.005'].map(text => valueIn('priceCents', text))).toEqual([
    120_000, 120_000, 120_000, 1_250, 29, 100.5,
  ])
  expect([valueIn('stock', ' 7 '), valueIn('stock', 'seven'), valueIn('stock', '')]).toEqual([7, 'seven', ''])
  expect(valueIn('nameEn', ' 12 ')).toBe('12')
})

const rows = [{ id: 5 }, { id: 9 }, { id: 2 }]

test('a block is the same in whichever direction it was selected, and follows its products', () => {
  const range = { anchor: { id: 2, column: 5 }, focus: { id: 9, column: 4 } }
  expect(boundsOf(rows, range)).toEqual({ top: 1, bottom: 2, left: 4, right: 5 })
  expect(boundsOf(rows.toReversed(), range)).toEqual({ top: 0, bottom: 1, left: 4, right: 5 })
  expect(boundsOf([{ id: 1 }], range)).toBeNull()
})

test('pastes a block from the corner; a single value fills the selection; cells outside are counted', () => {
  const corner = { top: 1, bottom: 1, left: 5, right: 5 }
  expect(placeBlock(rows, corner, [['1', '2', '3'], ['4'], ['5']])).toEqual({
    typed: [
      { id: 9, field: 'stock', text: '1' },
      { id: 9, field: 'reorderAt', text: '2' },
      { id: 2, field: 'stock', text: '4' },
    ],
    outside: 2,
  })
  const { typed } = placeBlock(rows, { top: 0, bottom: 2, left: 4, right: 5 }, [['8']])
  expect(typed).toHaveLength(6)
  expect(placeBlock(rows, { top: 0, bottom: 0, left: 0, right: 1 }, [['x', 'y']])).toEqual({
    typed: [{ id: 5, field: 'nameEn', text: 'y' }],
    outside: 1,
  })
})
