import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import LiveTrackPage from './page.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const track = {
  ...{ id: 1, plate: 'RDL-2001', memberId: 1, routeId: 1, route: null, driver: null, finishedAt: null, stops: [] },
  ...{ startedAt: '2026-10-31T01:00:00.000Z', stays: [], notices: [], maxLateSeconds: 0 },
  points: [0, 600].map(seconds => [seconds, 121, 25]),
}
beforeEach(() => useGlobal.setState({ time_zone: 'Asia/Taipei' }))

test('after a van was closed by keyboard, the focus is beside it, because the pressed button is gone', async () => {
  const sent = holdRequests()
  render(<LiveTrackPage />, { wrapper: pageAt('/track?day=2026-10-31&track=1') })
  const reading = () => sent.find(({ path }) => /tracks\/day\?/.test(path))
  await expect.poll(reading).toBeDefined()
  await act(async () => reading()?.reply(200, { rows: [track] }))
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('heading', { name: 'RDL-2001' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Vans' }))
})
