import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { Charts, Side } from './later-parts.tsx'

// As when the connection is lost while the code loads.
vi.mock('./later/parts.ts', () => {
  throw new TypeError('cut')
})

test('if the code of the charts does not come, the page does without them', async () => {
  const held = holdRequests()
  render(
    <>
      <p>The numbers</p>
      <Charts days={{}} />
      <Side hasOrders hasEvents />
    </>,
    { wrapper: pageAt() },
  )
  await expect.poll(() => held.length).toBe(1)
  await act(async () => held[0]?.reply(200, { days: [] }))
  await expect
    .poll(() => screen.getByRole('region', { name: 'Cumulative sales' }).getAttribute('aria-busy'))
    .toBe('false')
  // Whatever has not loaded by then.
  await act(async () => import('./later/parts.ts').catch(() => undefined))
  expect(screen.getByText('The numbers')).toBeDefined()
})
