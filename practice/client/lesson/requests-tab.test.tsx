import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PageEntry } from '#client/router/router.ts'
import type { TrafficEntry } from '#resources/traffic/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { RequestsTab } from './requests-tab.tsx'

const live = vi.hoisted(() => ({ listeners: new Set<() => void>() }))
// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({
  onTraffic(listener: () => void) {
    live.listeners.add(listener)
    return () => live.listeners.delete(listener)
  },
}))

// What the list shows of a request.
const request = (id: number, more: Partial<TrafficEntry> = {}) => ({
  ...{ id, requestId: `r${id}`, method: 'GET', path: `/api/orders/${id}`, status: 200, durationMs: 4.4, fault: null },
  ...more,
})
// Only its id is read.
const page = (id: string) => ({ id }) as PageEntry
let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
})
const open = (id: string) => {
  const { rerender, unmount } = render(<RequestsTab page={page(id)} />, { wrapper: pageAt() })
  return { unmount, goTo: (other: string) => act(async () => rerender(<RequestsTab page={page(other)} />)) }
}
const asked = (count: number) => expect.poll(() => held.length).toBe(count)
const pageOf = (index: number) => new URL(held[index]?.path ?? '', location.href).searchParams.get('page')
const reply = (index: number, ...rows: object[]) => act(async () => held[index]?.reply(200, { rows, next: null }))
const tell = () =>
  act(async () => {
    for (const listener of live.listeners) listener()
  })
const toneOf = (status: string) => screen.getByText(status).className

test('a request that was refused or cut looks as bad as one that failed', async () => {
  open('page5_01')
  await asked(1)
  const statuses = [200, 304, 400, 503, 0]
  await reply(0, ...statuses.map((status, at) => request(at + 1, { status })))
  await screen.findByText('aborted')
  const [good, ...others] = ['200', '304', '400', '503', 'aborted'].map(toneOf)
  expect(others.map(tone => tone === good)).toEqual([true, false, false, false])
})

test('the list of the page that is open is read again when a request was recorded, and none once it is closed', async () => {
  const { goTo, unmount } = open('page5_01')
  await asked(1)
  await reply(0, request(1))
  await goTo('page5_02')
  await asked(2)
  await reply(1, request(2))
  await tell()
  await asked(3)
  expect([pageOf(0), pageOf(1), pageOf(2)]).toEqual(['page5_01', 'page5_02', 'page5_02'])
  unmount()
  expect(live.listeners.size).toBe(0)
})
