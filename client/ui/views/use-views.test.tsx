import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { View } from '#resources/views/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useViews } from './use-views.ts'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const view = (id: string, search: string): View => ({
  ...{ id, page: 'page3_01', name: id, search, owner: 'ada', version: 1, updatedAt: '2026-10-31T00:00:00.000Z' },
})
const [mine, theirs] = [view('a'.repeat(16), ''), view('b'.repeat(16), '?teamId=3')]
let sent: HeldRequest[]
const onOpen = vi.fn()
beforeEach(() => {
  sent = holdRequests()
})
afterEach(() => {
  onOpen.mockReset()
})
async function open(viewId?: string, search = '') {
  const hook = renderHook(
    (props: { viewId?: string; search: string }) =>
      useViews({ page: 'page3_01', viewId: props.viewId, search: props.search, onOpen }),
    {
      wrapper: pageAt(),
      initialProps: { search, ...(viewId !== undefined && { viewId }) },
    },
  )
  await expect.poll(() => sent.length).toBe(1)
  await act(async () => sent[0]?.reply(200, { rows: [mine] }))
  return hook
}

test('a view that is chosen is opened once, even if it is the default list', async () => {
  const { result, rerender } = await open()
  act(() => result.current.open(mine))
  rerender({ viewId: mine.id, search: '' })
  await act(async () => undefined)
  expect(onOpen.mock.calls).toEqual([[mine]])
})

test('a link that names only a view takes its state once, and one with a state keeps that', async () => {
  const { rerender } = await open(theirs.id)
  await expect.poll(() => sent.length).toBe(2)
  await act(async () => sent[1]?.reply(200, theirs))
  await expect.poll(() => onOpen.mock.calls).toEqual([[theirs, { replace: true }]])
  rerender({ viewId: theirs.id, search: theirs.search })
  rerender({ viewId: theirs.id, search: '' })
  await act(async () => undefined)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a link to a view that is gone shows the default list', async () => {
  await open(theirs.id)
  await expect.poll(() => sent.length).toBe(2)
  await act(async () => sent[1]?.reply(404, { code: 'not-found' }))
  await expect.poll(() => onOpen.mock.calls).toEqual([[null, { replace: true }]])
})

test('a link with a state of its own keeps it', async () => {
  const { result } = await open(mine.id, '?teamId=9')
  await expect.poll(() => result.current.isChanged).toBe(true)
  expect(onOpen).not.toHaveBeenCalled()
})
