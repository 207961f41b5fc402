import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { salesSearch } from '#pages/page5/page5_07-pivot-and-charts/search-params.ts'
import type { Pivot, PivotEntry } from '#resources/sales/contract.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { PivotTable } from './pivot-table.tsx'
import { useView } from './use-pivot.ts'

const entry = (name: string): PivotEntry => ({ key: name, name: { en: name, zh: name }, orders: 2, cents: 200 })
/** Each pair is a cell with orders. The others are empty. */
const pivotOf = (rows: string[], columns: string[], ...cells: [row: number, column: number][]): Pivot => ({
  rows: rows.map(entry),
  columns: columns.map(entry),
  cells: cells.map(([row, column]) => ({ row, column, orders: 1, cents: 100 })),
  total: { orders: 2, cents: 200 },
})

const state = salesSearch.read('?rows=customer&columns=product&measure=orders')
const Table = ({ pivot }: { pivot: Pivot }) => <PivotTable view={useView(pivot, state)} label="Sales" />

const nameOf = (link: Element | null | undefined) => link?.getAttribute('aria-label') ?? link?.textContent
const tabStops = () => [...screen.getByRole('grid').querySelectorAll('a[tabindex="0"]')].map(nameOf)
const press = (key: string, keys = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...keys })
const focus = (name: string) => act(() => screen.getByRole('link', { name }).focus())
const focused = () => nameOf(document.activeElement)

test('the keyboard enters a table whose first cell is empty', () => {
  render(<Table pivot={pivotOf(['Ann', 'Ben'], ['Tent', 'Stove'], [0, 1])} />, { wrapper: pageAt() })
  expect(tabStops()).toEqual(['Ann'])
})

test('the table stays a tab stop if the cell where one was is empty or gone with other data', () => {
  const { rerender } = render(<Table pivot={pivotOf(['Ann', 'Ben'], ['Tent', 'Stove'], [0, 0], [1, 1])} />, {
    wrapper: pageAt(),
  })
  fireEvent.focus(screen.getByRole('link', { name: 'Ben, Stove: 1' }))
  expect(tabStops()).toEqual(['Ben, Stove: 1'])
  rerender(<Table pivot={pivotOf(['Ann', 'Ben'], ['Tent', 'Stove'], [0, 0])} />)
  expect(tabStops()).toEqual(['Ann, Tent: 1'])
  rerender(<Table pivot={pivotOf(['Cay'], ['Tent'])} />)
  expect(tabStops()).toEqual(['Cay'])
})

test('arrow keys go on over empty cells, in both directions', () => {
  render(<Table pivot={pivotOf(['Ann', 'Ben'], ['Tent', 'Stove', 'Axe'], [0, 0], [0, 2], [1, 1])} />, {
    wrapper: pageAt(),
  })
  focus('Ann, Tent: 1')
  press('ArrowRight')
  expect(focused()).toBe('Ann, Axe: 1')
  press('ArrowDown')
  expect(focused()).toBe('Axe: 2')
  press('ArrowUp')
  press('ArrowLeft')
  expect(focused()).toBe('Ann, Tent: 1')
})

test('where no cell with a link follows, the last one before it is reached', () => {
  render(<Table pivot={pivotOf(['Ann', 'Ben'], ['Tent', 'Stove'], [0, 0])} />, { wrapper: pageAt() })
  focus('Tent')
  press('ArrowLeft')
  expect(focused()).toBe('Tent')
  press('End')
  expect(focused()).toBe('Stove')
  press('End', { ctrlKey: true })
  expect(focused()).toBe('Stove: 2')
  press('Home', { ctrlKey: true })
  expect(focused()).toBe('Tent')
})
