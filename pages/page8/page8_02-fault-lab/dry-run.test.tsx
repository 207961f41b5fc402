import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { DryRun } from './dry-run.tsx'

test('a request that could not be tested has no outcome, not even that of the one before', async () => {
  const held = holdRequests()
  render(<DryRun />, { wrapper: pageAt() })
  const press = async (count: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Test' }))
    await expect.poll(() => held.length).toBe(count)
  }
  const outcome = () => screen.getByRole('status').textContent
  await press(1)
  await act(async () => held[0]?.reply(200, { endpoint: 'open', rule: null, call: null, applied: null }))
  expect(outcome()).not.toBe('')
  await press(2)
  await act(async () => held[1]?.reply(503, { code: 'busy' }))
  expect(outcome()).toBe('')
})
