import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { ErrorGroup } from '#resources/error-reports/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { GroupPane } from './group-pane.tsx'

// They have tests of their own.
vi.mock('./report-view.tsx', () => ({ ReportsOfGroup: () => null }))
// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const AT = '2026-10-31T00:00:00.000Z'
const groupAt = (version: number, more: Partial<ErrorGroup> = {}) => ({
  ...{ id: 3, name: 'TypeError', message: 'cut', kind: 'render', location: null, page: 'page1', count: 2, version },
  ...{ state: 'new', isResolved: false, assigneeId: null, firstSeenAt: AT, lastSeenAt: AT, updatedAt: AT, ...more },
})
const assignees = { nameOf: () => 'Unassigned', options: [] }

let held: HeldRequest[]
beforeEach(async () => {
  toast.dismissAll()
  held = holdRequests()
  render(<GroupPane groupId={3} assignees={assignees} steps={null} onClose={vi.fn()} />, { wrapper: pageAt() })
  await expect.poll(() => held.length).toBe(1)
  await act(async () => held[0]?.reply(200, groupAt(4, { assigneeId: 7 })))
  await screen.findByRole('button', { name: 'Resolve' })
})
const writes = () => held.filter(({ method }) => method === 'PATCH')
const asked = () => writes().map(({ headers, body }) => [headers['if-match'], body])
const reply = (status: number, answer: object) => act(async () => writes().at(-1)?.reply(status, answer))
const resolve = () => fireEvent.click(screen.getByRole('button', { name: 'Resolve' }))
const last = () => useToasts.getState().toasts.at(-1)

test('Undo brings the fields before back, on the version that the change has made', async () => {
  resolve()
  await expect.poll(asked).toEqual([['"4"', { isResolved: true }]])
  await reply(200, groupAt(5, { assigneeId: 7, isResolved: true, state: 'resolved' }))
  expect(last()?.text).toBe('Error report 3 resolved')
  await act(async () => last()?.action?.onClick())
  await expect.poll(() => asked()[1]).toEqual(['"5"', { isResolved: false, assigneeId: 7 }])
})

test('a group that somebody else has changed is not changed, and what it is now is said', async () => {
  resolve()
  await expect.poll(() => writes().length).toBe(1)
  await reply(412, { code: 'stale', current: groupAt(5, { state: 'resolved', isResolved: true }) })
  expect([last()?.text, last()?.action]).toEqual([
    'Error report 3 has changed meanwhile: Resolved. Nothing was saved.',
    undefined,
  ])
})
