import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import MergePanel from './merge-panel.tsx'

test('a conflict says what a field was before, even if it was empty, and is saved once a side is chosen', () => {
  const answer = vi.fn()
  const sides = { base: { note: ' ', age: 1 }, mine: { note: 'fragile', age: 1 }, theirs: { note: '', age: 2 } }
  render(<MergePanel question={{ sides, answer }} label={field => `The ${field}`} />)
  const group = screen.getByRole('group', { name: 'The note' })
  expect(group.textContent).toMatch(/Before: \(empty\)/)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save selected values' })
  expect(save.disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /fragile/ }))
  fireEvent.click(save)
  // What only the other side has changed is taken.
  expect(answer).toHaveBeenCalledWith({ note: 'fragile', age: 2 })
})
