import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderFilter } from '#resources/orders/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { Totals } from './totals.tsx'

const NO_FILTER: OrderFilter = { sort: '-placedAt' }

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
})
async function open(status: number, answer: object, onSelectOpen?: () => void) {
  render(<Totals filter={NO_FILTER} onSelectOpen={onSelectOpen} />, { wrapper: pageAt() })
  await expect.poll(() => sent.length).toBe(1)
  await act(async () => sent[0]?.reply(status, answer))
}
const sums = (...byStatus: { status: string; count: number }[]) => ({ count: 3, totalCents: 120_000, byStatus })

test('totals that can’t be read are said to be missing', async () => {
  await open(403, { code: 'not-permitted' })
  expect(await screen.findByText('The totals could not be loaded.')).toBeTruthy()
})

test('open orders can be selected, if there are any', async () => {
  const onSelectOpen = vi.fn()
  await open(200, sums({ status: 'paid', count: 2 }, { status: 'delivered', count: 1 }), onSelectOpen)
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 2 unshipped orders' }))
  expect(onSelectOpen).toHaveBeenCalledOnce()
})

test.each([
  ['nothing is open', sums({ status: 'delivered', count: 3 }), vi.fn()],
  ['they may not be changed', sums({ status: 'paid', count: 3 }), undefined],
])('there is no button for open orders if %s', async (_, answer, onSelectOpen) => {
  await open(200, answer, onSelectOpen)
  await screen.findByText(/1,200/)
  expect(screen.queryByRole('button')).toBeNull()
})
