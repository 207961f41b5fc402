import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from '#client/toast/toast.ts'
import Toasts from './toasts.tsx'

beforeEach(() => {
  toast.dismissAll()
  render(<Toasts />)
})
const say = (text: string, options: Parameters<typeof toast.success>[1] = {}) => act(() => toast.success(text, options))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const lines = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)

test('a message goes when its button is pressed, and what the button says in its place stays', () => {
  const undo = vi.fn(() => toast.success('Back where it was', { cause: 'move' }))
  say('Moved', { cause: 'move', action: { label: 'Undo', onClick: undo } })
  press('Undo')
  expect([undo.mock.calls.length, lines()]).toEqual([1, ['Back where it was']])
})

test('the last result is shown, the earlier ones on demand, and the next one folds them again', () => {
  const stays = true
  for (const text of ['First', 'Second', 'Third']) say(text, { stays })
  expect(lines().map(line => line?.slice(0, 5))).toEqual(['Third'])
  const earlier = screen.getByRole('button', { expanded: false })
  expect(earlier.textContent).toContain('2')
  fireEvent.click(earlier)
  expect(lines().map(line => line?.slice(0, 5))).toEqual(['First', 'Secon', 'Third'])
  expect(screen.getByRole('button', { expanded: true })).toBe(earlier)
  say('Fourth', { stays })
  expect(lines().map(line => line?.slice(0, 5))).toEqual(['Fourt'])
})

test('what is no result has a line of its own', () => {
  say('A new version', { isAside: true, stays: true })
  say('Saved')
  expect(lines()).toEqual(['Saved', 'A new version'])
})
