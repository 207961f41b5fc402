import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TrafficEntry } from '#resources/traffic/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { TrafficList } from './traffic-list.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined, onTraffic: () => () => undefined }))

const entry = (id: number): TrafficEntry => ({
  ...{ id, requestId: `r${id}`, method: 'GET', path: `/api/orders/${id}`, endpoint: 'readOrder', status: 200 },
  ...{ at: '2026-10-31T00:00:00.000Z', durationMs: 4, queryCount: 1, requestBytes: 0, replyBytes: 10, agent: 'curl' },
  ...{ fault: null, page: null, sessionId: 1, keyName: null, sandboxId: 'main' },
})
let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
})
async function open(...ids: number[]) {
  render(<TrafficList />, { wrapper: pageAt('/page8/page8_04') })
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const count = { value: ids.length, isCapped: false }
  await act(async () => held[0]?.reply(200, { rows: ids.map(entry), next: null, count }))
  await screen.findByRole('checkbox', { name: new RegExp(`/orders/${ids[0]} `) })
}
const select = (id: number) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`/orders/${id} `) }))
const compare = () => screen.queryByRole('link', { name: 'Compare' })?.getAttribute('href')

test.each([[[12, 9]], [[9, 12]]])(
  'of two requests, the earlier one comes first, in whichever order (%j) they are selected',
  async ids => {
    await open(30, 12, 9)
    for (const id of ids) select(id)
    expect(compare()).toBe('/page8/page8_04/compare/9/12')
  },
)

test('neither one nor three are compared', async () => {
  await open(30, 12, 9)
  select(12)
  expect([compare(), screen.queryByText('Select two requests to compare them.') !== null]).toEqual([undefined, true])
  select(30)
  select(9)
  expect(compare()).toBeUndefined()
})
