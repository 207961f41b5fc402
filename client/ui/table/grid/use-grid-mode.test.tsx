import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Column } from '#client/ui/table/column.ts'
import { DataTable } from '#client/ui/table/table.tsx'

type Van = { id: number; name: string }
const columns: Column<Van>[] = [
  { id: 'name', title: () => 'Name', cell: ({ name }) => <a href={`#${name}`}>{name}</a> },
  { id: 'id', title: () => 'Number', cell: ({ id }) => id },
]
const VANS = ['Blue', 'Red', 'White'].map((name, id) => ({ id, name }))
const handleSelect = vi.fn()

function Page({ start = VANS }: { start?: Van[] }) {
  const [rows, setRows] = useState(start)
  return (
    <>
      <DataTable
        label="Vans"
        columns={columns}
        view={null}
        rows={rows}
        rowId={({ id }) => String(id)}
        state={{ is: 'ready' }}
        selection={{
          has: () => false,
          select: (van, isSelected) => handleSelect(van.name, isSelected),
          extent: 'none',
          selectShown: () => {},
          labelOf: ({ name }) => `Select ${name}`,
        }}
        empty={null}
      />
      <button type="button" onClick={() => setRows(rows.slice(0, -1))}>
        Sell the last
      </button>
    </>
  )
}
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const region = () => screen.getByRole('region', { name: 'Vans' })
const isOn = () => screen.queryByRole('grid') !== null
const focused = () => document.activeElement?.textContent
function start() {
  render(<Page />)
  region().focus()
  press('Enter')
}

test('Enter on a table without rows starts nothing', () => {
  render(<Page start={[]} />)
  region().focus()
  expect([press('Enter'), isOn()]).toEqual([true, false])
})

test('the grid is one tab stop: Tab leaves it after the table, Shift+Tab before it', () => {
  start()
  press('ArrowRight')
  expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  // The browser goes on from there.
  expect(press('Tab')).toBe(true)
  expect([isOn(), document.activeElement?.hasAttribute('data-grid-end')]).toEqual([false, true])
  cleanup()
  start()
  expect(press('Tab', { shiftKey: true })).toBe(true)
  expect([isOn(), document.activeElement]).toEqual([false, region()])
})

test('a press on the table itself, or elsewhere on the page, ends it', () => {
  start()
  fireEvent.focus(region())
  expect(isOn()).toBe(false)
  cleanup()
  start()
  // Another window is no other place.
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  fireEvent.blur(document.activeElement as Element)
  expect(isOn()).toBe(true)
  hasFocus.mockRestore()
  const elsewhere = screen.getByRole('button', { name: 'Sell the last' })
  fireEvent.blur(document.activeElement as Element, { relatedTarget: elsewhere })
  expect(isOn()).toBe(false)
})

test('Space selects the row from any of its cells, Enter opens it, and Escape is not the page’s', () => {
  const handleEscape = vi.fn()
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && handleEscape())
  start()
  press('ArrowRight')
  expect(press(' ')).toBe(false)
  expect(handleSelect.mock.calls).toEqual([['Blue', true]])
  const opened = vi.fn()
  screen.getByRole('link', { name: 'Blue' }).addEventListener('click', opened)
  press('Enter')
  expect(opened).toHaveBeenCalledOnce()
  press('Escape')
  expect([isOn(), handleEscape.mock.calls.length]).toEqual([false, 0])
  press('Escape')
  expect(handleEscape).toHaveBeenCalledOnce()
})

test('keys of a control inside a cell stay its own', () => {
  start()
  const link = screen.getByRole('link', { name: 'Blue' })
  link.focus()
  expect([press('Enter'), press(' ')]).toEqual([true, true])
})

test('when the row with the focus disappears, the row in its place has it, or the last one', () => {
  start()
  press('End', { ctrlKey: true })
  expect(focused()).toBe('2')
  fireEvent.click(screen.getByRole('button', { name: 'Sell the last' }))
  expect(focused()).toBe('1')
  press('ArrowUp')
  expect(focused()).toBe('0')
})
