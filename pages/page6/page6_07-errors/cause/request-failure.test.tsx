import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportError } from '#client/errors/report.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import RequestFailureView from './request-failure.tsx'

vi.mock('#client/errors/report.ts', () => ({ reportError: vi.fn() }))

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
  vi.mocked(reportError).mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())
const open = () => render(<RequestFailureView failure="503" run={1} />, { wrapper: pageAt() })
const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(60_000)))
async function fail(index: number) {
  await act(async () => held[index]?.reply(503, { code: 'unavailable' }))
  await settle()
}
const retrying = () => screen.queryByText(/Retrying…$/)?.textContent

test('each failed attempt is counted while the next one is under way, and no longer after the last', async () => {
  open()
  await settle()
  expect(retrying()).toBeUndefined()
  for (const attempt of [1, 2, 3]) {
    await fail(attempt - 1)
    expect(retrying()).toBe(`Attempt ${attempt} of 4 failed. Retrying…`)
  }
  expect(reportError).not.toHaveBeenCalled()
  await fail(3)
  expect([retrying(), held.length]).toEqual([undefined, 4])
  expect(vi.mocked(reportError).mock.calls.map(([, kind, request]) => [kind, request?.status])).toEqual([
    ['request', 503],
  ])
})
