import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RowSteps } from './row-steps.tsx'

const ROWS = ['a', 'b', 'c'].map(id => ({ id }))
const rowId = ({ id }: { id: string }) => id

function Pane({ start = 'b' }) {
  const [rows, setRows] = useState(ROWS)
  const [id, setId] = useState(start)
  return (
    <>
      <RowSteps list={{ rows, rowId }} currentId={id} onStep={row => setId(row.id)} />
      <output>{id}</output>
      <input aria-label="Name" />
      <button type="button" onClick={() => setRows(ROWS.slice(1))}>
        Lose the first
      </button>
    </>
  )
}
const shown = () => screen.getByRole('status').textContent
const button = (name: string) => screen.getByRole('button', { name })
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key, altKey: true })

test('buttons and keys step through the rows of the list, also from a field, and stop at its ends', () => {
  render(<Pane />)
  expect([screen.getByText('2 of 3').tagName, isOff('Previous record'), isOff('Next record')]).toEqual([
    'SPAN',
    false,
    false,
  ])
  fireEvent.click(button('Next record'))
  expect([shown(), isOff('Next record')]).toEqual(['c', true])
  fireEvent.click(button('Next record'))
  press('PageDown')
  expect(shown()).toBe('c')
  press('PageUp', screen.getByLabelText('Name'))
  press('PageUp')
  press('PageUp')
  expect([shown(), isOff('Previous record')]).toEqual(['a', true])
  expect(screen.getByText('1 of 3')).toBeTruthy()
})

test('a record that is not on this page of the list, or no longer, has no steps', () => {
  render(<Pane start="a" />)
  fireEvent.click(screen.getByText('Lose the first'))
  expect(screen.queryByRole('button', { name: 'Next record' })).toBeNull()
  // Its keys don’t go to the first row instead.
  press('PageDown')
  expect(shown()).toBe('a')
})

test('their keys leave the record as it is while a question about it is open', () => {
  const pane = (isAsking: boolean) => (
    <dialog open>
      <Pane />
      <dialog open={isAsking} aria-label="Leave?" />
    </dialog>
  )
  const { rerender } = render(pane(true))
  press('PageDown')
  expect(shown()).toBe('b')
  rerender(pane(false))
  press('PageDown')
  expect(shown()).toBe('c')
})
