import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import type { NamedEvent } from '#resources/events/contract.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { LiveFeed } from './live-feed.tsx'

// What a row shows of an event.
const event = (id: number, at: string): Partial<NamedEvent> => ({
  ...{ id, at, kind: 'order.placed', subject: 'order', subjectId: id, subjectName: null, sku: null },
})

beforeEach(() => {
  useGlobal.setState({ time_zone: 'Asia/Taipei' })
  // The test's DOM has no layout, and there are as many rows as there is room for.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
  // In Taipei, it is 2 a.m. of November 1.
  vi.useFakeTimers({ now: Date.parse('2026-10-31T18:00:00Z'), toFake: ['Date'] })
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

test('an event of the operator’s today has its time, one of the day before its day, whatever day it is in UTC', async () => {
  const held = holdRequests()
  render(<LiveFeed />, { wrapper: pageAt() })
  await expect.poll(() => held.length).toBe(1)
  const rows = [event(2, '2026-10-31T17:00:00.000Z'), event(1, '2026-10-31T15:30:00.000Z')]
  await act(async () => held[0]?.reply(200, { rows, next: null, count: { value: 2, isCapped: false } }))
  const times = (await screen.findAllByRole('time')).map(({ textContent }) => textContent)
  expect(times).toEqual(['01:00', 'Oct 31'])
})
