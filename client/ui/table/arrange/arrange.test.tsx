import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Column, Layout } from '#client/ui/table/column.ts'
import { DataTable } from '#client/ui/table/table.tsx'
import { useArrangement } from './use-arrangement.tsx'
import { MAX_PINNED, readWidths, WIDEST_PX, writeWidths } from './widths.ts'

type Van = { id: string }
const IDS = ['a', 'b', 'c', 'd', 'e', 'f']
const columns: Column<Van>[] = IDS.map(id => ({ id, title: () => id.toUpperCase(), cell: van => `${van.id} ${id}` }))
const INITIAL: Layout = { columns: IDS, isFirstPinned: true, pinned: ['a'], widths: {} }
const rows = [{ id: 'blue' }]

let last: Layout
async function open(initial = INITIAL) {
  function Page() {
    const [layout, setLayout] = useState(initial)
    last = layout
    const shared = { columns, view: null, layout, onLayoutChange: setLayout }
    return (
      <DataTable
        {...shared}
        label="Vans"
        rows={rows}
        rowId={van => van.id}
        state={{ is: 'ready' }}
        initialLayout={INITIAL}
        arrangement={useArrangement(shared)}
        empty={null}
      />
    )
  }
  render(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const menu = within(await screen.findByRole('dialog'))
  await menu.findByRole('button', { name: 'Reset columns' })
  return menu
}
const heads = () => screen.getAllByRole('columnheader').map(head => head.textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })
const region = () => screen.getByRole('region', { name: 'Vans' })

test('a pinned column comes before the others, and each kind moves among its own', async () => {
  const menu = await open()
  fireEvent.click(menu.getByRole('button', { name: 'Pin C' }))
  expect(heads()).toEqual(['A', 'C', 'B', 'D', 'E', 'F'])
  expect(head('C').hasAttribute('data-pinned')).toBe(true)
  expect(menu.getByRole('button', { name: 'Pin C' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(menu.getByRole('button', { name: 'Move C down' }))
  expect(heads()).toEqual(['A', 'C', 'B', 'D', 'E', 'F'])
  fireEvent.click(menu.getByRole('button', { name: 'Move C up' }))
  expect(heads()).toEqual(['C', 'A', 'B', 'D', 'E', 'F'])
  fireEvent.click(menu.getByRole('button', { name: 'Pin A' }))
  expect(head('A').hasAttribute('data-pinned')).toBe(false)
})

test('limits the number of pinned columns', async () => {
  const menu = await open({ ...INITIAL, pinned: IDS.slice(0, MAX_PINNED) })
  const full = menu.getByRole('button', { name: 'Pin F (limit reached)' })
  fireEvent.click(full)
  expect(last.pinned).toHaveLength(MAX_PINNED)
  fireEvent.click(menu.getByRole('button', { name: 'Pin A' }))
  fireEvent.click(menu.getByRole('button', { name: 'Pin F' }))
  expect(last.pinned).toEqual(['b', 'c', 'd', 'f'])
})

test('the menu makes a column wider and narrower, and resets it', async () => {
  const menu = await open({ ...INITIAL, widths: { b: WIDEST_PX - 1 } })
  fireEvent.click(menu.getByRole('button', { name: 'Make B wider' }))
  expect(last.widths).toEqual({ b: WIDEST_PX })
  expect(menu.getByRole('button', { name: 'Make B wider' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(menu.getByRole('button', { name: 'Make B narrower' }))
  expect(last.widths).toEqual({ b: WIDEST_PX - 16 })
  fireEvent.click(menu.getByRole('button', { name: 'Reset columns' }))
  expect(last).toEqual(INITIAL)
})

test('dragging the edge shows the width at once, and reports it on release', async () => {
  await open()
  HTMLElement.prototype.setPointerCapture = vi.fn()
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(140)
  const edge = head('B').querySelector('[aria-hidden]') as HTMLElement
  fireEvent.pointerDown(edge, { button: 0, clientX: 300, pointerId: 1 })
  fireEvent.pointerMove(edge, { clientX: 360, pointerId: 1 })
  expect([region().style.getPropertyValue('--width-b'), last.widths]).toEqual(['200px', {}])
  fireEvent.pointerUp(edge, { pointerId: 1 })
  expect(last.widths).toEqual({ b: 200 })
  fireEvent.doubleClick(edge)
  expect(last.widths).toEqual({})
})

test('another button, a press alone, and a drag that is cancelled leave the width as it was', async () => {
  await open({ ...INITIAL, widths: { b: 150 } })
  HTMLElement.prototype.setPointerCapture = vi.fn()
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(140)
  const edge = head('B').querySelector('[aria-hidden]') as HTMLElement
  const shown = () => region().style.getPropertyValue('--width-b')
  const press = (more = {}) => fireEvent.pointerDown(edge, { button: 0, clientX: 300, pointerId: 1, ...more })
  press({ button: 2 })
  fireEvent.pointerMove(edge, { clientX: 360, pointerId: 1 })
  expect(shown()).toBe('150px')
  press()
  fireEvent.pointerUp(edge, { pointerId: 1 })
  expect([shown(), last.widths]).toEqual(['150px', { b: 150 }])
  press()
  fireEvent.pointerMove(edge, { clientX: 9999, pointerId: 1 })
  expect(shown()).toBe(`${WIDEST_PX}px`)
  fireEvent.pointerCancel(edge, { pointerId: 1 })
  expect([shown(), last.widths]).toEqual(['150px', { b: 150 }])
  fireEvent.pointerMove(edge, { clientX: 360, pointerId: 1 })
  expect(shown()).toBe('150px')
})

test('a pinned column leaves room for the others on a small screen, also while its edge is dragged', async () => {
  await open()
  HTMLElement.prototype.setPointerCapture = vi.fn()
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(140)
  const edge = head('A').querySelector('[aria-hidden]') as HTMLElement
  fireEvent.pointerDown(edge, { button: 0, clientX: 300, pointerId: 1 })
  fireEvent.pointerMove(edge, { clientX: 400, pointerId: 1 })
  expect(region().style.getPropertyValue('--width-a')).toBe('min(240px, 40vw)')
})

test('reads back the widths it writes to the URL', () => {
  expect(writeWidths(readWidths(['b:200', 'a:9', 'b:210']))).toEqual(['b:210', 'a:64'])
})
