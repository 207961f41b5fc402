import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useConnection } from '#client/api/connection.ts'
import { useGlobal } from '#client/state/state.ts'
import type { ListedVisit } from '#resources/visits/contract.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useDevice } from './outbox/device.ts'
import { ReportDialog } from './report-dialog.tsx'

const NAMES = { en: 'Ann', zh: '安' }
const visit: ListedVisit = {
  ...{ id: 1, version: 3, startsAt: '2026-10-31T01:00:00.000Z', customerId: 1, productId: 1, technicianId: 1 },
  ...{ status: 'planned', minutes: null, parts: '', note: '', updatedAt: '2026-10-31T00:00:00.000Z' },
  ...{ customer: NAMES, place: NAMES, product: NAMES, technician: NAMES },
}
const sandbox = { id: 'main', name: 'main' }

beforeEach(() => {
  holdRequests()
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  // Nothing is sent meanwhile.
  useConnection.setState({ state: 'offline' })
  useDevice.setState({
    ...{ isOpen: true, isOn: false, trouble: null },
    kept: { sandbox, readAt: '2026-11-01T00:00:00.000Z', visits: [visit], outbox: [] },
  })
  return () => useConnection.setState({ state: 'connected' })
})

test('a report is based on the visit that was seen when it was begun, or what others do meanwhile would be lost', async () => {
  const dialog = (shown: ListedVisit) => <ReportDialog visit={shown} sandbox={sandbox} onClose={vi.fn()} />
  const { rerender } = render(dialog(visit), { wrapper: pageAt() })
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'The belt is worn' } })
  rerender(dialog({ ...visit, version: 4, note: 'Somebody else was here' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('The belt is worn')
  await act(async () => screen.getByRole('button', { name: 'Save' }).click())
  expect(useDevice.getState().kept?.outbox).toMatchObject([
    { visitId: 1, version: 3, changes: { note: 'The belt is worn' }, seen: { note: '' } },
  ])
})
