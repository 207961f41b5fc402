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

test('a filter that is removed while its next letter waits stays removed', () => {
  render(<List />)
  fireEvent.change(field(), { target: { value: 'ad' } })
  act(() => vi.advanceTimersByTime(400))
  fireEvent.change(field(), { target: { value: 'ada' } })
  fireEvent.click(screen.getByText('Reset'))
  act(() => vi.advanceTimersByTime(400))
  expect([field().value, screen.getByRole('status').textContent]).toEqual(['', ''])
})

test('a letter typed while the list with the letters before is on its way is kept', () => {
  const handleChange = vi.fn()
  const { rerender } = render(<TextFilter label="User" value="" onChange={handleChange} />)
  const show = (value: string) => rerender(<TextFilter label="User" value={value} onChange={handleChange} />)
  fireEvent.change(field(), { target: { value: 'ad' } })
  act(() => vi.advanceTimersByTime(400))
  fireEvent.change(field(), { target: { value: 'ada' } })
  show('ad')
  expect(field().value).toBe('ada')
  act(() => vi.advanceTimersByTime(400))
  expect(handleChange.mock.calls).toEqual([
    ['ad', { replace: false }],
    ['ada', { replace: true }],
  ])
  show('ada')
  // Back, and forward again.
  for (const text of ['', 'ad', 'ada']) {
    show(text)
    expect(field().value).toBe(text)
  }
})

test('a letter typed right after the text was cleared is kept', () => {
  const { rerender } = render(<TextFilter label="User" value="ad" onChange={() => {}} />)
  fireEvent.change(field(), { target: { value: '' } })
  act(() => vi.advanceTimersByTime(400))
  fireEvent.change(field(), { target: { value: 'x' } })
  rerender(<TextFilter label="User" value="" onChange={() => {}} />)
  expect(field().value).toBe('x')
})

test('a space at the end stays, and is not searched for', () => {
  render(<List />)
  fireEvent.change(field(), { target: { value: 'ada ' } })
  act(() => vi.advanceTimersByTime(400))
  expect([field().value, screen.getByRole('status').textContent]).toEqual(['ada ', 'ada'])
})

test('what was typed last counts, even if the field closes at once', () => {
  const handleChange = vi.fn()
  const { unmount } = render(<TextFilter label="User" value="" onChange={handleChange} />)
  fireEvent.change(field(), { target: { value: 'ada' } })
  unmount()
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('ada', { replace: false })
})
