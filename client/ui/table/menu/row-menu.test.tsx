import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Column } from '#client/ui/table/column.ts'
import { RowLink } from '#client/ui/table/menu/row-link.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import type { RowMenu } from './row-action.ts'

type Van = { id: number; name: string }
const columns: Column<Van, null>[] = [
  { id: 'name', title: () => 'Name', cell: ({ id, name }) => <RowLink to={`/vans/${id}`}>{name}</RowLink> },
  { id: 'wash', title: () => 'Wash', cell: () => <button type="button">Wash</button> },
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

function Page({ hasActions = true, hasLinks = true }) {
  const [rows, setRows] = useState(vans)
  const menu: RowMenu<Van, null> = {
    nameOf,
    onOpen: ({ name }) => done.push(`open ${name}`),
    linkOf: ({ id }) => (hasLinks ? `/vans/${id}` : null),
    ...(hasActions && {
      actionsOf: ({ id }) => [
        { label: 'Sell', isDanger: true, act: () => setRows(before => before.filter(van => van.id !== id)) },
        { label: 'Repairs', to: hasLinks ? `/repairs/${id}` : null },
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
      <button type="button" onClick={() => setRows(vans.slice(0, 1))}>
        Lose the last
      </button>
      <button type="button" onClick={() => setRows(vans)}>
        Find it
      </button>
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
  expect(await entries()).toEqual(['Open', 'Open in a new tab', 'Repairs', 'Copy link', 'Sell'])
  expect(focused()).toBe('Open')
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Red' }))
  expect(screen.queryByRole('menu')).toBeNull()
})

test('without actions there is no button, and a right click offers to open the row', async () => {
  render(<Page hasActions={false} />)
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  fireEvent.contextMenu(screen.getByRole('link', { name: 'Blue' }))
  expect(await entries()).toEqual(['Open', 'Open in a new tab', 'Copy link'])
})

test('what has no page is not offered', async () => {
  render(<Page hasLinks={false} />)
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Red' }))
  expect(await entries()).toEqual(['Open', 'Sell'])
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
    ['ArrowDown', 'Open in a new tab'],
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

test('keys with Ctrl, Alt or ⌘ are the browser’s: Ctrl+R reloads the page, although an entry begins with R', async () => {
  render(<Page />)
  startGrid()
  press('F10', { shiftKey: true })
  await openMenu()
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    for (const key of ['r', 'End']) expect(press(key, more)).toBe(true)
  expect(focused()).toBe('Open')
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
  expect(isOwn(screen.getByRole('link', { name: 'Blue' }))).toBe(false)
  startGrid()
  press('Escape')
  press('F10')
  press('ContextMenu')
  expect(document.activeElement).toBe(region())
  expect(done).toEqual([])
})

test('a press elsewhere closes the menu', async () => {
  render(<Page />)
  fireEvent.contextMenu(screen.getByRole('link', { name: 'Blue' }))
  fireEvent.pointerDown(await openMenu())
  expect(screen.queryByRole('menu')).toBeTruthy()
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a click anywhere on a row opens it, but not on its controls, nor with a key that selects or opens a tab', () => {
  render(<Page />)
  const cell = screen.getAllByRole('rowheader')[1] as HTMLElement
  fireEvent.click(cell)
  expect(done).toEqual(['open Red'])
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
    fireEvent.click(cell, more)
  fireEvent.click(screen.getAllByRole('button', { name: 'Wash' })[1] as HTMLElement)
  fireEvent.click(screen.getByRole('columnheader', { name: 'Name' }))
  expect(done).toEqual(['open Red'])
})

test('the name of a row is a link: a click opens the row in place, and the browser opens a new tab', async () => {
  render(<Page />)
  const name = screen.getByRole('link', { name: 'Red' })
  expect(name.getAttribute('href')).toBe('/vans/2')
  expect([fireEvent.click(name), done]).toEqual([false, ['open Red']])
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
    expect(fireEvent.click(name, more)).toBe(true)
  expect(done).toEqual(['open Red'])
  fireEvent.contextMenu(name)
  const entry = await screen.findByRole('menuitem', { name: 'Open in a new tab' })
  expect([entry.getAttribute('href'), entry.getAttribute('target')]).toEqual(['/vans/2', '_blank'])
})

test('text that is selected in a row can be copied: its end is no click, and its menu is the browser’s', async () => {
  render(<Page />)
  const [, cell] = screen.getAllByRole('rowheader') as [HTMLElement, HTMLElement]
  const selection = vi.spyOn(window, 'getSelection')
  // The test's DOM selects nothing by itself.
  selection.mockReturnValue({ isCollapsed: false, containsNode: (node: Node) => cell.contains(node) } as Selection)
  fireEvent.click(cell)
  fireEvent.pointerDown(cell, { button: 2 })
  // The right click has selected another word before its menu event.
  selection.mockReturnValue({ isCollapsed: true } as Selection)
  expect(fireEvent.contextMenu(cell)).toBe(true)
  expect(done).toEqual([])
  fireEvent.pointerDown(cell, { button: 2 })
  expect(fireEvent.contextMenu(cell)).toBe(false)
  expect((await openMenu()).getAttribute('aria-label')).toBe('Red')
  selection.mockRestore()
})

test.each<[string, () => unknown]>([
  ['Tab', () => press('Tab')],
  ['the mouse wheel', () => fireEvent.wheel(document.body)],
  ['another size of the window', () => fireEvent(window, new Event('resize'))],
])('%s closes the menu', async (_, close) => {
  render(<Page />)
  startGrid()
  press('F10', { shiftKey: true })
  await openMenu()
  close()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('the menu of another row replaces it', async () => {
  render(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Red' }))
  await openMenu()
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Blue' }))
  expect((await openMenu()).getAttribute('aria-label')).toBe('Blue')
  expect(focused()).toBe('Open')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Open' }))
  expect([done, screen.queryByRole('menu')]).toEqual([['open Blue'], null])
})

test('a menu whose row goes away closes, and does not come back with it', async () => {
  render(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Red' }))
  await openMenu()
  fireEvent.click(screen.getByText('Lose the last'))
  expect(screen.queryByRole('menu')).toBeNull()
  fireEvent.click(screen.getByText('Find it'))
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  expect(screen.queryByRole('menu')).toBeNull()
})
