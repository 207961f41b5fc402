import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import Toasts from '#client/shell/toasts.tsx'
import { toast } from './toast.ts'

test('shows one toast per cause, the latest, with the right role', () => {
  render(<Toasts />)
  act(() => toast.warning('not yet', { cause: 'save' }))
  expect(screen.getByRole('alert').textContent).toContain('not yet')
  act(() => toast.success('saved', { cause: 'save' }))
  expect(screen.getByRole('status').textContent).toContain('saved')
  expect(screen.queryByText('not yet')).toBeNull()
  act(() => {
    toast.info('hello')
    toast.info('hello')
  })
  expect(screen.getAllByText('hello')).toHaveLength(1)
})

test('a toast’s action runs once', async () => {
  render(<Toasts />)
  const onClick = vi.fn()
  act(() => toast.success('deleted', { cause: 'delete', action: { label: 'Undo', onClick } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onClick).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('deleted')).toBeNull())
})

test('goes by itself, but not while it is read, and not if it stays', () => {
  vi.useFakeTimers()
  render(<Toasts />)
  act(() => {
    toast.info('brief')
    toast.info('lasting', { stays: true })
  })
  fireEvent.pointerEnter(screen.getByText('brief'))
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.getByText('brief')).toBeTruthy()
  fireEvent.pointerLeave(screen.getByText('brief'))
  act(() => vi.advanceTimersByTime(4_000))
  expect(screen.queryByText('brief')).toBeNull()
  act(() => vi.advanceTimersByTime(100_000))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('lasting')).toBeNull()
  vi.useRealTimers()
})

test('shows three at once; the next one waits', () => {
  render(<Toasts />)
  act(() => {
    for (const text of ['one', 'two', 'three', 'four']) toast.info(text, { stays: true })
  })
  expect(screen.queryByText('four')).toBeNull()
  act(() => toast.dismiss('two'))
  expect(screen.getByText('four')).toBeTruthy()
  act(() => toast.dismissAll())
})
