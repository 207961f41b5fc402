import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { showFaults, useFaults } from '#practice/client/faults/faults.ts'
import type { FaultRule } from '#resources/faults/contract.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { RulesCard } from './rules-card.tsx'

const rule = (id: string, isOfClass: boolean): FaultRule => ({
  ...{ id, method: '*', path: `/api/${id}`, fault: { status: 503 }, preset: null, calls: 0, secondsLeft: 600 },
  ...{ isOfClass, sandboxId: null, endsAt: '2026-10-31T00:00:00.000Z', version: 1 },
})
beforeEach(() => void holdRequests())

const Card = () => <RulesCard faults={useFaults()} onEdit={() => undefined} />

test('a rule of one’s own can be changed and removed; one of the coach only says whose it is', () => {
  showFaults({ rules: [rule('orders', false), rule('members', true)], held: 0 })
  render(<Card />, { wrapper: pageAt() })
  const [own, ofClass] = screen.getAllByRole('listitem')
  expect([own, ofClass].map(item => item?.querySelectorAll('button').length)).toEqual([2, 0])
  expect([own, ofClass].map(item => item?.textContent?.includes('turned on by your coach'))).toEqual([false, true])
})
