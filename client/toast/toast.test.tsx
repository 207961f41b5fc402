import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toast } from './toast.ts'

test('shows one toast per cause, the latest, with the right role', () => {
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  )
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
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  )
  const onClick = vi.fn()
  act(() => toast.success('deleted', { cause: 'delete', action: { label: 'Undo', onClick } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onClick).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText('deleted')).toBeNull())
})
