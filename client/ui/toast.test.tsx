import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toast } from './toast.ts'

test('shows one toast for a cause, the latest, in the voice that it needs', () => {
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
