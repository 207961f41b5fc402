import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { sessionQuery } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import Tour from './tour.tsx'

let sent: HeldRequest[]
beforeEach(() => {
  toast.dismissAll()
  sent = holdRequests()
  useGlobal.setState({ permissions: ['sandboxes:read', 'sandboxes:write'] })
  // The step needs only this of a session.
  queryClient.setQueryData(sessionQuery.queryKey, { sandbox: { id: MAIN, name: MAIN } } as never)
  render(<Tour page="page1" step="sandbox" />, { wrapper: pageAt() })
})
const asked = () => sent.map(({ method, path }) => `${method} ${path}`).filter(one => one.includes('sandboxes'))
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Make my sandbox' }))

test('two presses make one sandbox', async () => {
  press()
  await expect.poll(asked).toEqual(['GET /api/sandboxes'])
  press()
  await act(async () => sent.find(({ path }) => path === '/api/sandboxes')?.reply(200, { rows: [] }))
  await expect.poll(asked).toEqual(['GET /api/sandboxes', 'POST /api/sandboxes'])
})

test('it says why nothing was made if the sandboxes cannot be read, and can be tried again', async () => {
  press()
  await expect.poll(asked).toEqual(['GET /api/sandboxes'])
  await act(async () => sent.find(({ path }) => path === '/api/sandboxes')?.reply(403, { code: 'not-permitted' }))
  await expect.poll(() => useToasts.getState().toasts.at(-1)?.text).toMatch(/^That did not work: ./)
  press()
  await expect.poll(asked).toEqual(['GET /api/sandboxes', 'GET /api/sandboxes'])
})
