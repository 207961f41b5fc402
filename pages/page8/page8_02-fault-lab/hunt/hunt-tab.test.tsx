import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readAgain } from '#client/api/query.ts'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import { type Hunt, listHunts } from '#resources/hunts/contract.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { HuntTab } from './hunt-tab.tsx'

// Instead of a socket, and of what has tests of its own.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))
vi.mock('./report-card.tsx', () => ({ ReportCard: () => null }))
vi.mock('./start-card.tsx', () => ({ StartCard: () => <button type="button">Start</button> }))

const hunt = (endedAt: string | null): Hunt => ({
  ...{ id: 'h1', sandboxId: 'copy', seed: 7, bugs: 3, startedAt: '2026-10-31T00:00:00.000Z', endedAt, secondsLeft: 60 },
  endsAt: '2026-10-31T01:00:00.000Z',
  ...{ points: 0, maxPoints: 30, misses: 0, hints: [], found: [], missed: endedAt ? [] : null },
})

test('when the time of a hunt is over, the focus is on the heading, because what had it is gone', async () => {
  const held = holdRequests()
  const list = () => held.findLast(({ method, path }) => method === 'GET' && path.startsWith(listHunts.path))
  render(
    <>
      <h1 id={PAGE_HEADING_ID} tabIndex={-1}>
        Fault Lab
      </h1>
      <HuntTab />
    </>,
    { wrapper: pageAt() },
  )
  await expect.poll(list).toBeDefined()
  await act(async () => list()?.reply(200, { rows: [hunt(null)] }))
  const end = await screen.findByRole('button', { name: 'End hunt' })
  end.focus()
  const read = list()
  void readAgain(listHunts.path)
  await expect.poll(list).not.toBe(read)
  await act(async () => list()?.reply(200, { rows: [hunt('2026-10-31T00:01:00.000Z')] }))
  await screen.findByRole('button', { name: 'Start' })
  expect(document.activeElement?.textContent).toBe('Fault Lab')
})
