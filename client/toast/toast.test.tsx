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

test('the next message takes the place of one that could be read and needs no answer', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  render(<Toasts />)
  act(() => {
    toast.success('archived', { action: { label: 'Undo', onClick: () => {} } })
    toast.info('copied')
    vi.setSystemTime(Date.now() + 3000)
    toast.info('saved')
    vi.setSystemTime(Date.now() + 2000)
    toast.info('exported')
  })
  vi.useRealTimers()
  expect(screen.queryByText('saved')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '2 earlier' }))
  expect(screen.getByText('archived')).toBeTruthy()
  expect(screen.queryByText('copied')).toBeNull()
  expect(screen.getByText('saved')).toBeTruthy()
  expect(screen.getByText('exported')).toBeTruthy()
})

test('shows one at a time, and the earlier ones until the next', () => {
  render(<Toasts />)
  const show = (text: string) => act(() => toast.warning(text))
  for (const text of ['one', 'two', 'three']) show(text)
  const shown = () => screen.getAllByRole('alert').map(line => line.querySelector('span')?.textContent)
  expect(shown()).toEqual(['three'])
  fireEvent.click(screen.getByRole('button', { name: '2 earlier' }))
  expect(shown()).toEqual(['one', 'two', 'three'])
  act(() => toast.dismiss('three'))
  expect(shown()).toEqual(['one', 'two'])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1 })
  show('four')
  vi.useRealTimers()
  expect(shown()).toEqual(['four'])
})

test('what is not the result of an action has a line beside it', () => {
  render(<Toasts />)
  act(() => {
    toast.success('archived', { action: { label: 'Undo', onClick: () => {} } })
    toast.success('task solved', { isAside: true })
  })
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  expect(screen.getByText('task solved')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '1 earlier' })).toBeNull()
})

test('a message that occurs again is the latest, and there once', () => {
  render(<Toasts />)
  act(() => {
    for (const text of ['one', 'two', 'one']) toast.warning(text)
  })
  fireEvent.click(screen.getByRole('button', { name: '1 earlier' }))
  expect(screen.getAllByRole('alert').map(line => line.querySelector('span')?.textContent)).toEqual(['two', 'one'])
})

test('of very many messages, the latest are kept', () => {
  render(<Toasts />)
  act(() => {
    for (let count = 1; count <= 25; count++) toast.warning(`message ${count}`)
  })
  fireEvent.click(screen.getByRole('button', { name: '19 earlier' }))
  const shown = screen.getAllByRole('alert').map(line => line.querySelector('span')?.textContent)
  expect([shown[0], shown.at(-1)]).toEqual(['message 6', 'message 25'])
})
