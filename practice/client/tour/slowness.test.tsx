import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showFaults } from '#practice/client/faults/faults.ts'
import type { FaultRule } from '#resources/faults/contract.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import Tour from './tour.tsx'

const rule = (id: string, more: Partial<FaultRule> = {}): FaultRule => ({
  ...{ id, method: 'GET', path: '*', fault: { delay: 2000 }, preset: null, calls: 0, secondsLeft: 60 },
  ...{ isOfClass: false, sandboxId: null, endsAt: '2026-10-31T00:00:00.000Z', version: 1, ...more },
})

test.each(['Next', 'Back', 'Skip'])('with “%s”, the page is no longer slow, and other faults stay', async name => {
  const sent = holdRequests()
  showFaults({ rules: [rule('other', { method: '*', path: '/api/orders' }), rule('slow')], held: 0 })
  render(<Tour page="page1" step="fault" />, { wrapper: pageAt() })
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
  const ended = sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  expect(ended).toEqual(['/api/faults/slow'])
})
