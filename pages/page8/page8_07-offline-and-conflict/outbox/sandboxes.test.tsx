import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useConnection } from '#client/api/connection.ts'
import { queryClient } from '#client/api/query.ts'
import { sessionQuery } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { OutboxCard } from '#pages/page8/page8_07-offline-and-conflict/outbox-card.tsx'
import { ReportDialog } from '#pages/page8/page8_07-offline-and-conflict/report-dialog.tsx'
import type { ListedVisit } from '#resources/visits/contract.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useDevice } from './device.ts'
import type { Entry } from './entry.ts'

// What happens to a report and to the outbox when the session goes to another sandbox, as it can in another window.

const NAMES = { en: 'Ann', zh: '安' }
const visit: ListedVisit = {
  ...{ id: 1, version: 3, startsAt: '2026-10-31T01:00:00.000Z', customerId: 1, productId: 1, technicianId: 1 },
  ...{ status: 'planned', minutes: null, parts: '', note: '', updatedAt: '2026-10-31T00:00:00.000Z' },
  ...{ customer: NAMES, place: NAMES, product: NAMES, technician: NAMES },
}
const entry: Entry = {
  ...{ key: 'a', visitId: 1, version: 3, changes: { minutes: 30 }, seen: { minutes: null } },
  ...{ madeAt: '2026-11-01T02:00:00.000Z', isSent: false, problem: null },
}
/** The same visit is in every copy of the sandbox. */
const workIn = (id: string, ...outbox: Entry[]) =>
  act(async () =>
    useDevice.setState({
      ...{ isOpen: true, isOn: false, trouble: null },
      kept: { sandbox: { id, name: id }, readAt: '2026-11-01T00:00:00.000Z', visits: [visit], outbox },
    }),
  )
const outbox = () => useDevice.getState().kept?.outbox.map(({ changes }) => changes)
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const last = () => useToasts.getState().toasts.at(-1)
const onClose = vi.fn()

beforeEach(() => {
  toast.dismissAll()
  onClose.mockClear()
  holdRequests()
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  // Nothing is sent meanwhile.
  useConnection.setState({ state: 'offline' })
  // Only its sandbox is read.
  queryClient.setQueryData(sessionQuery.queryKey, { sandbox: { id: 'main', name: 'main' } } as never)
  return () => useConnection.setState({ state: 'connected' })
})

test('a report is not saved in another sandbox, and keeps what was typed until the operator is back', async () => {
  await workIn('main')
  const main = { id: 'main', name: 'main' }
  render(<ReportDialog visit={visit} sandbox={main} onClose={onClose} />, { wrapper: pageAt() })
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Half a report' } })
  await workIn('lunch')
  expect(screen.getByRole('alert').textContent).toMatch(/^This report belongs to the sandbox “main”/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  await act(async () => void fireEvent.submit(screen.getByRole('form')))
  expect([outbox(), onClose.mock.calls]).toEqual([[], []])
  await workIn('main')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Save')
  expect([outbox(), onClose.mock.calls.length]).toEqual([[{ note: 'Half a report' }], 1])
})

test('Undo does not put a change that was taken back into the outbox of another sandbox', async () => {
  await workIn('main', entry)
  render(<OutboxCard />, { wrapper: pageAt() })
  await press(/^Take back/)
  const undo = last()?.action?.onClick
  await workIn('lunch')
  await act(async () => undo?.())
  expect([outbox(), last()?.text]).toEqual([[], 'The change belongs to the sandbox “main”. It was not put back.'])
  await workIn('main')
  await act(async () => undo?.())
  expect(outbox()).toEqual([{ minutes: 30 }])
})
