import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useMatrixKeys } from './use-matrix-keys.ts'

function Matrix({ rows, columns }: { rows: number; columns: number }) {
  const keys = useMatrixKeys(rows, columns)
  const cells = Array.from({ length: rows * columns }, (_, n) => [Math.floor(n / columns), n % columns] as const)
  return (
    <table>
      <tbody onKeyDown={keys.handleKeyDown} onFocus={keys.handleFocus}>
        <tr>
          <td>
            {cells.map(([row, column]) => (
              <button key={`${row} ${column}`} type="button" {...keys.cell(row, column)}>{`${row} ${column}`}</button>
            ))}
            <input aria-label="No cell" tabIndex={-1} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
const focus = (cell: string) => act(() => screen.getByRole('button', { name: cell }).focus())
/** Returns the focused cell, and whether the key was left to the browser. */
function press(key: string, more: object = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  act(() => void document.activeElement?.dispatchEvent(event))
  return [document.activeElement?.textContent, !event.defaultPrevented]
}
const tabStops = () => screen.queryAllByRole('button').filter(one => one.tabIndex === 0)

test('arrows move by one cell, and stop at the edges without scrolling the page', () => {
  render(<Matrix rows={3} columns={2} />)
  focus('0 0')
  expect(press('ArrowUp')).toEqual(['0 0', false])
  expect(press('ArrowLeft')).toEqual(['0 0', false])
  expect(press('ArrowRight')).toEqual(['0 1', false])
  expect(press('ArrowRight')).toEqual(['0 1', false])
  expect(press('ArrowDown')).toEqual(['1 1', false])
  expect(press('ArrowDown')).toEqual(['2 1', false])
  expect(press('ArrowDown')).toEqual(['2 1', false])
  expect(press('ArrowLeft')).toEqual(['2 0', false])
})

test('Home and End go to the ends of the row, Page Up and Page Down eight rows on', () => {
  render(<Matrix rows={20} columns={4} />)
  focus('5 2')
  expect(press('Home')).toEqual(['5 0', false])
  expect(press('End')).toEqual(['5 3', false])
  expect(press('PageDown')).toEqual(['13 3', false])
  expect(press('PageDown')).toEqual(['19 3', false])
  expect(press('PageUp')).toEqual(['11 3', false])
  expect(press('PageUp')).toEqual(['3 3', false])
  expect(press('PageUp')).toEqual(['0 3', false])
})

test('other keys, and those of the browser and the system, are left alone', () => {
  render(<Matrix rows={3} columns={2} />)
  focus('1 1')
  expect(press('a')).toEqual(['1 1', true])
  expect(press('ArrowLeft', { altKey: true })).toEqual(['1 1', true])
  expect(press('ArrowLeft', { metaKey: true })).toEqual(['1 1', true])
  act(() => screen.getByRole('textbox').focus())
  expect(press('ArrowDown')[1]).toBe(true)
})

test('there is one tab stop: the cell that had the focus last, or the nearest one that is left', () => {
  const { rerender } = render(<Matrix rows={3} columns={3} />)
  expect(tabStops().map(one => one.textContent)).toEqual(['0 0'])
  focus('2 1')
  act(() => screen.getByRole('textbox').focus())
  expect(tabStops().map(one => one.textContent)).toEqual(['2 1'])
  rerender(<Matrix rows={2} columns={1} />)
  expect(tabStops().map(one => one.textContent)).toEqual(['1 0'])
  rerender(<Matrix rows={0} columns={1} />)
  expect(tabStops()).toEqual([])
  rerender(<Matrix rows={3} columns={3} />)
  expect(tabStops().map(one => one.textContent)).toEqual(['2 1'])
})
