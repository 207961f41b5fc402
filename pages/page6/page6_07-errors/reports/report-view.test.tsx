import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ErrorReport } from '#resources/error-reports/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { ReportsOfGroup } from './report-view.tsx'

const report = (id: number, more: Partial<ErrorReport> = {}) => ({
  ...{
    id,
    groupId: 3,
    account: 'ben',
    at: '2026-10-31T00:00:00.000Z',
    agent: `Browser ${id}`,
    times: 1,
    request: null,
  },
  ...{ frames: [], steps: [], ...more },
})
let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
})
async function open(count: number, ...rows: object[]) {
  render(<ReportsOfGroup groupId={3} count={count} />, { wrapper: pageAt() })
  await expect.poll(() => held.length).toBe(1)
  await act(async () => held[0]?.reply(200, { rows }))
  await screen.findByText(/Sent by ben/)
}
const said = () => screen.getByText(/Sent by/).textContent
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('a report says how often it happened only if that was more than once, and other reports count, too', async () => {
  await open(5, report(9, { times: 4 }), report(8))
  expect(said()).toMatch(/Times in this report: 4$/)
  fireEvent.click(button('Older report'))
  expect(said()).not.toContain('Times')
})

test('the only report of a group repeats no count of the group', async () => {
  await open(1, report(9))
  expect(said()).not.toContain('Times')
})

test('reports go from the newest to the oldest, and no further', async () => {
  await open(3, report(9), report(8), report(7))
  expect([button('Newer report').disabled, button('Older report').disabled]).toEqual([true, false])
  fireEvent.click(button('Older report'))
  fireEvent.click(button('Older report'))
  expect(screen.getByText('Report 3 of 3')).toBeDefined()
  expect([button('Newer report').disabled, button('Older report').disabled]).toEqual([false, true])
})
