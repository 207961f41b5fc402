import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '#client/toast/toast.ts'
import { type Draft, keyOf } from '#pages/page5/page5_03-grid-edit/edits/drafts.ts'
import type { Edits } from '#pages/page5/page5_03-grid-edit/edits/use-edits.ts'
import type { Product } from '#resources/products/contract.ts'
import { useSheet } from './use-sheet.ts'
import type { Widths } from './use-widths.ts'

const product = (id: number, stock: number): Product => ({
  ...{ id, sku: `S-${id}`, name: { en: 'Tent', zh: '帳篷' }, category: 'tents', priceCents: 120_000, stock },
  ...{ reorderAt: 2, discontinuedAt: null, version: 1, updatedAt: '2026-11-01T00:00:00.000Z' },
})
const ROWS = [product(1, 5), product(2, 6), product(3, 7)]
const STOCK = 5
const REORDER = 6

const edits = { drafts: new Map<string, Draft>(), submit: vi.fn(), drop: vi.fn(), undo: vi.fn(), redo: vi.fn() }
let sheet: ReturnType<typeof useSheet>
function Grid({ rows, canWrite }: { rows: readonly Product[]; canWrite: boolean }) {
  // The sheet uses of the edits and the widths only what is here.
  sheet = useSheet(rows, edits as unknown as Edits, {} as Widths, canWrite)
  return <section aria-label="Sheet" {...sheet.handlers} />
}
let show: (rows: readonly Product[], canWrite?: boolean) => void
beforeEach(() => {
  vi.clearAllMocks()
  edits.drafts = new Map()
  const { rerender } = render(<Grid rows={ROWS} canWrite />)
  show = (rows, canWrite = true) => rerender(<Grid {...{ rows, canWrite }} />)
  go(1, STOCK)
})
const grid = () => screen.getByRole('region')
const go = (id: number, column: number, isExtending?: boolean) => act(() => sheet.go({ id, column }, isExtending))
const type = (text: string) => act(() => sheet.type(text))
const press = (key: string, more = {}) => fireEvent.keyDown(grid(), { key, ...more })
const paste = (text: string) => fireEvent.paste(grid(), { clipboardData: { getData: () => text } })
const submitted = () => edits.submit.mock.calls.flatMap(([all]) => all)
const edit = (id: number, text: string, base: string, field = 'stock') => ({ id, field, text, base })
const stock = { id: 1, field: 'stock' }
const draft = (text: string, issue: Draft['issue'] = null) => {
  edits.drafts = new Map([[keyOf(stock), { text, issue }]])
  show(ROWS)
}

test('a text is based on what the cell held when typing began, whatever comes meanwhile', () => {
  type('4')
  show([product(1, 66), ...ROWS.slice(1)])
  type('41')
  press('Enter')
  expect(submitted()).toEqual([edit(1, '41', '5')])
  expect([sheet.focus, sheet.typing]).toEqual([{ id: 2, column: STOCK }, null])
  // The next cell begins anew, and Shift goes back without selecting.
  type('9')
  press('Enter', { shiftKey: true })
  expect([submitted()[1], sheet.selected]).toEqual([edit(2, '9', '6'), [product(1, 66)]])
})

test('leaving a cell commits its text once, and Escape discards it', () => {
  type('41')
  go(2, REORDER)
  act(() => sheet.commit())
  type('8')
  press('Escape')
  act(() => sheet.commit())
  expect(submitted()).toEqual([edit(1, '41', '5')])
  // Nor does it discard what the cell holds from before.
  expect(edits.drop).not.toHaveBeenCalled()
})

test('at the edge of the sheet, Enter commits too', () => {
  go(3, STOCK)
  type('9')
  press('Enter')
  expect([submitted(), sheet.typing]).toEqual([[edit(3, '9', '7')], null])
})

test('while a cell is being saved, its earlier text is a change, and the same one is none', () => {
  draft('41')
  for (const text of ['41', '5']) {
    go(1, STOCK)
    type(text)
    press('Enter')
  }
  expect(submitted()).toEqual([edit(1, '5', '5')])
  expect(edits.drop).not.toHaveBeenCalled()
})

test('typing the stored text over a refused one discards that', () => {
  draft('-1', { code: 'too-small', bound: 0 })
  type(' 5 ')
  press('Enter')
  expect(submitted()).toEqual([])
  expect(edits.drop.mock.calls).toEqual([[[stock]]])
})

test('a single pasted value fills the selection, a block begins at its corner and says what is outside', () => {
  go(2, REORDER, true)
  paste('3\n')
  expect(submitted().map(({ id, field }) => [id, field])).toEqual([
    [1, 'stock'],
    [1, 'reorderAt'],
    [2, 'stock'],
    [2, 'reorderAt'],
  ])
  edits.submit.mockClear()
  go(3, REORDER)
  go(2, STOCK, true)
  paste('8\t1\t9\n9\t1\n0')
  expect(submitted()).toEqual([
    ...[edit(2, '8', '6'), edit(2, '1', '2', 'reorderAt'), edit(3, '9', '7'), edit(3, '1', '2', 'reorderAt')],
  ])
  expect(useToasts.getState().toasts.at(-1)?.text).toContain('2')
  edits.submit.mockClear()
  paste('1\n2')
  expect(submitted()).toEqual([edit(2, '1', '6'), edit(3, '2', '7')])
})

test('nothing is pasted into a cell that is being edited, nor by somebody who may only read', () => {
  type('4')
  paste('3')
  press('Escape')
  show(ROWS, false)
  paste('3')
  expect(submitted()).toEqual([])
})

test('what is copied is what the cells show, and a row that is gone leaves the selection', () => {
  draft('-1', { code: 'too-small', bound: 0 })
  press('ArrowRight', { shiftKey: true })
  press('ArrowDown', { shiftKey: true })
  const setData = vi.fn()
  fireEvent.copy(grid(), { clipboardData: { setData } })
  expect(setData).toHaveBeenCalledWith('text/plain', '-1\t2\n6\t2')
  show(ROWS.slice(1))
  expect(sheet.selected.map(({ id }) => id)).toEqual([2])
})

test('Ctrl+A selects all cells, and the current one stays where it is', () => {
  go(2, STOCK)
  press('a', { ctrlKey: true })
  expect([sheet.focus, sheet.selected]).toEqual([{ id: 2, column: STOCK }, ROWS])
  expect(sheet.bounds).toEqual({ top: 0, bottom: 2, left: 0, right: REORDER })
  type('9')
  press('Enter')
  expect(submitted()).toEqual([edit(2, '9', '6')])
  // The next movement selects that cell alone.
  expect(sheet.selected).toEqual([ROWS[2]])
})

test('a cell is edited with its text, unless it is read-only or being edited already', () => {
  act(() => sheet.edit())
  expect(sheet.typing).toBe('5')
  type('51')
  act(() => sheet.edit())
  expect(sheet.typing).toBe('51')
  press('Escape')
  go(1, 0)
  act(() => sheet.edit())
  show(ROWS, false)
  go(1, STOCK)
  act(() => sheet.edit())
  expect(sheet.typing).toBeNull()
})
