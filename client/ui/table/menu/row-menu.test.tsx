import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Column } from '#client/ui/table/column.ts'
import { DataTable } from '#client/ui/table/table.tsx'
import type { RowMenu } from './row-action.ts'

type Van = { id: number; name: string }
const columns: Column<Van, null>[] = [
  { id: 'name', title: () => 'Name', cell: ({ name }) => <button type="button">{name}</button> },
  { id: 'link', title: () => 'Page', cell: () => <a href="/vans">Page</a> },
]
const nameOf = ({ name }: Van) => name
const vans: Van[] = [
  { id: 1, name: 'Blue' },
  { id: 2, name: 'Red' },
]

let done: string[]
beforeEach(() => {
  done = []
})

function Page({ hasActions = true }: { hasActions?: boolean }) {
  const [rows, setRows] = useState(vans)
  const menu: RowMenu<Van, null> = {
    nameOf,
    onOpen: ({ name }) => done.push(`open ${name}`),
    linkOf: ({ id }) => `/vans/${id}`,
    ...(hasActions && {
      actionsOf: ({ id }) => [
        { label: 'Sell', isDanger: true, act: () => setRows(before => before.filter(van => van.id !== id)) },
        { label: 'Repairs', to: `/repairs/${id}` },
      ],
    }),
  }
  return (
    <MemoryRouter>
      <DataTable
        label="Vans"
        columns={columns}
        view={null}
        rows={rows}
        rowId={({ id }) => String(id)}
        state={{ is: 'ready' }}
        menu={menu}
        empty={null}
      />
    </MemoryRouter>
  )
}
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const region = () => screen.getByRole('region', { name: 'Vans' })
const openMenu = () => screen.findByRole('menu')
const entries = async () =>
  within(await openMenu())
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)
const focused = () => document.activeElement?.textContent
/** Starts the grid mode on the first cell of the first row. */
function startGrid() {
  region().focus()
  press('Enter')
}

test('the button of a row opens its menu, and what deletes something comes last', async () => {
  render(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Red' }))
  expect((await openMenu()).getAttribute('aria-label')).toBe('Red')
  expect(await entries()).toEqual(['Open', 'Repairs', 'Copy link', 'Sell'])
  expect(focused()).toBe('Open')
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Red' }))
  expect(screen.queryByRole('menu')).toBeNull()
})

test('without actions there is no button, and a right click offers to open the row', async () => {
  render(<Page hasActions={false} />)
  expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  fireEvent.contextMenu(screen.getByRole('button', { name: 'Blue' }))
  expect(await entries()).toEqual(['Open', 'Copy link'])
})

test.each([
  ['ContextMenu', {}],
  ['F10', { shiftKey: true }],
])('%s opens the menu of the row with the focus, and Escape returns to the cell', async (key, more) => {
  render(<Page />)
  startGrid()
  press('ArrowDown')
  press(key, more)
  expect((await openMenu()).getAttribute('aria-label')).toBe('Red')
  press('Escape')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe('Red')
  // Grid mode goes on.
  press('ArrowUp')
  expect(focused()).toBe('Blue')
})

test('arrow keys, Home, End and first letters move in the menu', async () => {
  render(<Page />)
  startGrid()
  press('F10', { shiftKey: true })
  await openMenu()
  const walk: [key: string, to: string][] = [
    ['ArrowDown', 'Repairs'],
    ['End', 'Sell'],
    ['ArrowDown', 'Open'],
    ['ArrowUp', 'Sell'],
    ['Home', 'Open'],
    ['c', 'Copy link'],
    ['x', 'Copy link'],
  ]
  for (const [key, to] of walk) {
    press(key)
    expect(focused(), key).toBe(to)
  }
})

test('an action that removes its row leaves the focus on the table', async () => {
  render(<Page />)
  const button = screen.getByRole('button', { name: 'Actions for Blue' })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sell' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  expect(document.activeElement).toBe(region())
})

test('the browser keeps its own menu on links, in the head, and for other keys', () => {
  render(<Page />)
  const isOwn = (element: HTMLElement) => fireEvent.contextMenu(element)
  expect(isOwn(screen.getAllByRole('link', { name: 'Page' })[0] as HTMLElement)).toBe(true)
  expect(isOwn(screen.getByRole('columnheader', { name: 'Name' }))).toBe(true)
  expect(isOwn(screen.getByRole('button', { name: 'Blue' }))).toBe(false)
  startGrid()
  press('Escape')
  press('F10')
  press('ContextMenu')
  expect(document.activeElement).toBe(region())
  expect(done).toEqual([])
})

test('a press elsewhere closes the menu', async () => {
  render(<Page />)
  fireEvent.contextMenu(screen.getByRole('button', { name: 'Blue' }))
  fireEvent.pointerDown(await openMenu())
  expect(screen.queryByRole('menu')).toBeTruthy()
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('menu')).toBeNull()
})
