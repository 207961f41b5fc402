import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { allColumns, type Column } from './column.ts'
import { DataTable, type DataTableProps } from './table.tsx'

type Van = { id: number; name: string; km: number }
const columns: Column<Van, { unit: string }>[] = [
  {
    id: 'name',
    title: () => 'Name',
    cell: van => <button type="button">{van.name}</button>,
    sortFirst: 'asc',
    sortValue: van => van.name,
  },
  {
    id: 'km',
    title: ({ unit }) => `Way (${unit})`,
    cell: van => van.km,
    align: 'end',
    sortFirst: 'desc',
    sortValue: van => van.km,
  },
]
const view = { unit: 'km' }
const vans: Van[] = [
  { id: 1, name: 'Blue 10', km: 120 },
  { id: 2, name: 'Blue 9', km: 80 },
  { id: 3, name: 'Red', km: 300 },
]

function show(given: Partial<DataTableProps<Van, typeof view>> = {}) {
  function Page() {
    const [sort, setSort] = useState('name')
    const [layout, setLayout] = useState(allColumns(columns))
    return (
      <DataTable
        label="Vans"
        columns={columns}
        view={view}
        rows={vans}
        rowId={van => String(van.id)}
        state={{ is: 'ready' }}
        sort={sort}
        onSortChange={setSort}
        sortedBy="client"
        layout={layout}
        onLayoutChange={setLayout}
        empty={<p>No van yet.</p>}
        {...given}
      />
    )
  }
  render(<Page />)
}
const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)
const region = () => screen.getByRole('region', { name: 'Vans' })
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

test('sorts by a column head, and announces it', () => {
  show()
  expect(names()).toEqual(['Blue 9', 'Blue 10', 'Red'])
  fireEvent.click(screen.getByRole('button', { name: 'Way (km)' }))
  expect(names()).toEqual(['Red', 'Blue 10', 'Blue 9'])
  expect(screen.getByRole('columnheader', { name: 'Way (km)' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Name' }).hasAttribute('aria-sort')).toBe(false)
})

test('sorts what is missing before numbers and numbers before texts, and equal rows keep their order both ways', () => {
  const values: (string | number | null)[] = ['x', 7, null, 7, null]
  const mixed = values.map((value, id) => ({ id, name: `${id}`, km: 0, value }))
  const valued: Column<(typeof mixed)[number], typeof view>[] = [
    { id: 'value', title: () => 'Value', cell: ({ name }) => name, sortFirst: 'asc', sortValue: ({ value }) => value },
  ]
  // Its rows have what the table's have.
  const given = { columns: valued as never, layout: allColumns(valued), rows: mixed, sort: 'value' }
  show(given)
  expect(names()).toEqual(['2', '4', '1', '3', '0'])
  cleanup()
  show({ ...given, sort: '-value' })
  expect(names()).toEqual(['0', '1', '3', '2', '4'])
})

test('sorts by what a cell shows, also once that reads differently', () => {
  const named: Column<Van, Record<number, string>>[] = [
    {
      id: 'name',
      title: () => 'Name',
      cell: ({ id }, of) => of[id],
      sortFirst: 'asc',
      sortValue: ({ id }, of) => of[id] ?? null,
    },
  ]
  const of = (view: Record<number, string>) => (
    <DataTable
      {...{
        label: 'Vans',
        columns: named,
        view,
        rows: vans,
        rowId: ({ id }: Van) => String(id),
        state: { is: 'ready' },
      }}
      {...{ sort: 'name', sortedBy: 'client', empty: null }}
    />
  )
  const { rerender } = render(of({ 1: 'Zoe', 2: 'Ann', 3: 'Max' }))
  expect(names()).toEqual(['Ann', 'Max', 'Zoe'])
  rerender(of({ 1: 'Ada', 2: 'Tom', 3: 'Max' }))
  expect(names()).toEqual(['Ada', 'Max', 'Tom'])
})

test('keeps the order of rows that the server sorted', () => {
  show({ sortedBy: 'server' })
  expect(names()).toEqual(['Blue 10', 'Blue 9', 'Red'])
})

test('Enter starts grid mode, Escape ends it on the scrolling region', () => {
  show()
  region().focus()
  press('Enter')
  expect(screen.getByRole('grid', { name: 'Vans' })).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Blue 9')
  press('ArrowDown')
  press('End')
  expect(document.activeElement?.textContent).toBe('120')
  press('Home', { ctrlKey: true })
  expect(document.activeElement?.textContent).toBe('Name')
  press('Escape')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(document.activeElement).toBe(region())
})

test('Enter in a cell activates the control of the cell, or else of the row', () => {
  show()
  let clicks = 0
  screen.getByRole('button', { name: 'Blue 9' }).addEventListener('click', () => clicks++)
  region().focus()
  press('Enter')
  press('Enter')
  press('ArrowRight')
  press('Enter')
  expect(clicks).toBe(2)
  press('ArrowUp')
  press('Enter')
  expect(names()).toEqual(['Red', 'Blue 10', 'Blue 9'])
})

test('hides, moves and restores columns from the menu', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const menu = within(await screen.findByRole('dialog'))
  const heads = () => screen.getAllByRole('columnheader').map(head => head.textContent)
  fireEvent.click(await menu.findByRole('button', { name: 'Move Way (km) up' }))
  expect(heads()).toEqual(['Way (km)', 'Name'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Way (km) up')
  fireEvent.click(menu.getByRole('checkbox', { name: 'Name' }))
  expect(heads()).toEqual(['Way (km)'])
  fireEvent.click(menu.getByRole('button', { name: 'Reset columns' }))
  expect(heads()).toEqual(['Name', 'Way (km)'])
})

test('an empty table says what to do, a failed one offers a retry', () => {
  let tries = 0
  show({ rows: [] })
  expect(screen.getByText('No van yet.')).toBeTruthy()
  cleanup()
  show({ rows: [], state: { is: 'failed', error: new Error('gone'), retry: () => tries++ } })
  expect(screen.queryByText('No van yet.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
})

test('renders only the rows in view of a long list', async () => {
  // The test's DOM has no layout, so this sets a region of 600 px with rows of 41 px.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(41)
  const many = Array.from({ length: 5000 }, (_, id) => ({ id, name: `Van ${id}`, km: id }))
  show({ rows: many })
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
  // The first rows, until the code for the rest has loaded.
  expect(names()).toHaveLength(100)
  await waitFor(() => expect(names().length).toBeLessThan(60))
  expect(names().length).toBeGreaterThan(0)
  region().focus()
  press('Enter')
  press('End', { ctrlKey: true })
  expect(document.activeElement?.textContent).toBe('4999')
})
