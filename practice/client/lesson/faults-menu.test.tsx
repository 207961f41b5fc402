import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { PageEntry } from '#client/router/router.ts'
import { showFaults } from '#practice/client/faults/faults.ts'
import type { FaultRule } from '#resources/faults/contract.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { FaultsMenu } from './faults-menu.tsx'

const rule = (id: string, isOfClass: boolean): FaultRule => ({
  ...{ id, method: '*', path: `/api/${id}`, fault: { status: 503 }, preset: null, calls: 0, secondsLeft: 600 },
  ...{ isOfClass, sandboxId: null, endsAt: '2026-10-31T00:00:00.000Z', version: 1 },
})
beforeEach(() => void holdRequests())

test('there is something to turn off if a fault of one’s own is on, and not if it is the coach’s', async () => {
  const show = (...rules: FaultRule[]) => act(async () => showFaults({ rules, held: 0 }))
  await show(rule('members', true))
  // It reads no more of the page.
  render(<FaultsMenu page={{ id: 'page3_01' } as PageEntry} />, { wrapper: pageAt() })
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Clear all', hidden: true })
  expect(button().disabled).toBe(true)
  await show(rule('members', true), rule('orders', false))
  await expect.poll(() => button().disabled).toBe(false)
})
