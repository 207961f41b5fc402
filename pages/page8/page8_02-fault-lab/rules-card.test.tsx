import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showFaults, useFaults } from '#practice/client/faults/faults.ts'
import type { FaultRule } from '#resources/faults/contract.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { RulesCard } from './rules-card.tsx'

const rule = (id: string, isOfClass = false, secondsLeft = 600): FaultRule => ({
  ...{ id, method: '*', path: `/api/${id}`, fault: { status: 503 }, preset: null, calls: 0, secondsLeft },
  ...{ isOfClass, sandboxId: null, endsAt: '2026-10-31T00:00:00.000Z', version: 1 },
})
beforeEach(() => void holdRequests())
afterEach(() => void vi.useRealTimers())

const Card = () => <RulesCard faults={useFaults()} onEdit={() => undefined} />

test('a rule of one’s own can be changed and removed; one of the coach only says whose it is', () => {
  showFaults({ rules: [rule('orders', false), rule('members', true)], held: 0 })
  render(<Card />, { wrapper: pageAt() })
  const [own, ofClass] = screen.getAllByRole('listitem')
  expect([own, ofClass].map(item => item?.querySelectorAll('button').length)).toEqual([2, 0])
  expect([own, ofClass].map(item => item?.textContent?.includes('turned on by your coach'))).toEqual([false, true])
})

const shown = () => screen.queryAllByRole('listitem').map(item => /\/api\/\w+/.exec(item.textContent ?? '')?.[0])

test('a rule whose time is over is not listed, also if the machine has slept meanwhile', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  showFaults({ rules: [rule('orders', false, 20), rule('members')], held: 0 })
  render(<Card />, { wrapper: pageAt() })
  expect(shown()).toEqual(['/api/orders', '/api/members'])
  vi.setSystemTime(1_000_000 + 60_000)
  await act(async () => vi.advanceTimersByTime(1_000))
  expect(shown()).toEqual(['/api/members'])
})
