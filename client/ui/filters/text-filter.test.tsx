import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextFilter } from './text-filter.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function List() {
  const [user, setUser] = useState<string | undefined>('')
  return (
    <>
      <TextFilter label="User" value={user} onChange={setUser} />
      <button type="button" onClick={() => setUser(undefined)}>
        Reset
      </button>
      <output>{user}</output>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('User')

test('debounces typing', () => {
  render(<List />)
  fireEvent.change(field(), { target: { value: 'ad' } })
  act(() => vi.advanceTimersByTime(200))
  fireEvent.change(field(), { target: { value: 'ada' } })
  act(() => vi.advanceTimersByTime(200))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => vi.advanceTimersByTime(200))
  expect(screen.getByRole('status').textContent).toBe('ada')
  expect(field().value).toBe('ada')
})

test('removed filter text does not come back', () => {
  render(<List />)
  fireEvent.change(field(), { target: { value: 'ada' } })
  act(() => vi.advanceTimersByTime(400))
  fireEvent.click(screen.getByText('Reset'))
  expect(field().value).toBe('')
})
