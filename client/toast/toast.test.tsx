import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import Toasts from '#client/shell/toasts.tsx'
import { toast } from './toast.ts'

afterEach(() => act(() => toast.dismissAll()))

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

test('shows the latest; the earlier ones on demand', () => {
  render(<Toasts />)
  act(() => {
    for (const text of ['one', 'two', 'three']) toast.info(text)
  })
  expect(screen.getByText('three')).toBeTruthy()
  expect(screen.queryByText('two')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '2 earlier' }))
  expect(screen.getByText('one')).toBeTruthy()
  act(() => toast.dismiss('three'))
  expect(screen.getByText('two')).toBeTruthy()
  act(() => toast.dismissAll())
  expect(screen.queryByText('two')).toBeNull()
})

test('a message that occurs again is the latest, and there once', () => {
  render(<Toasts />)
  act(() => {
    for (const text of ['one', 'two', 'one']) toast.info(text)
  })
  expect(screen.getByRole('status').textContent).toContain('one')
  fireEvent.click(screen.getByRole('button', { name: '1 earlier' }))
  expect(screen.getAllByText('one')).toHaveLength(1)
  act(() => toast.dismissAll())
})
