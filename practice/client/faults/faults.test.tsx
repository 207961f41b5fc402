import { act, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import type { FaultRule } from '#resources/faults/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { faultsQuery, heldQuery, showFaults, showNoFaults, useFaults } from './faults.ts'
import FaultsOn from './faults-on.tsx'
import { HeldList } from './held-list.tsx'

const rule = (id: string, more: Partial<FaultRule> = {}): FaultRule => ({
  ...{ id, method: '*', path: '/api/orders', fault: { status: 503 }, preset: null, calls: 0, secondsLeft: 600 },
  ...{ isOfClass: false, sandboxId: null, endsAt: '2026-10-31T00:00:00.000Z', version: 1, ...more },
})

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
})
afterEach(() => void vi.useRealTimers())
const shown = () => queryClient.getQueryData(faultsQuery.queryKey)
const open = (of: ReactNode) => render(of, { wrapper: pageAt() })
const writes = () => held.filter(({ method }) => method !== 'GET')
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const reply = (index: number, status: number, body?: object) => act(async () => writes()[index]?.reply(status, body))

test('a rule disappears when its time is over, and the others stay', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  showFaults({ rules: [rule('a', { secondsLeft: 2 }), rule('b', { secondsLeft: 5 })], held: 1 })
  const { result } = renderHook(useFaults, { wrapper: pageAt() })
  const ids = () => result.current.rules.map(({ id }) => id)
  expect([ids(), result.current.held, result.current.readAtMs]).toEqual([['a', 'b'], 1, 1_000_000])
  await act(async () => vi.advanceTimersByTime(1999))
  expect(ids()).toEqual(['a', 'b'])
  await act(async () => vi.advanceTimersByTime(100))
  expect(ids()).toEqual(['b'])
  await act(async () => vi.advanceTimersByTime(3000))
  expect(ids()).toEqual([])
})

test('without the operator’s own rules, those of a class stay on, and nothing is held', () => {
  showNoFaults()
  expect(shown()).toEqual({ rules: [], held: 0 })
  const ofClass = rule('b', { isOfClass: true })
  showFaults({ rules: [rule('a'), ofClass], held: 3 })
  showNoFaults()
  expect(shown()).toEqual({ rules: [ofClass], held: 0 })
})

test('the banner names two faults, and turns all of them off', async () => {
  const rules = [rule('a'), rule('b', { path: '/api/members' }), rule('c'), rule('d', { preset: 'lift' })]
  showFaults({ rules, held: 2 })
  open(<FaultsOn rules={rules} held={2} />)
  const said = document.querySelector('[data-faults]')?.textContent
  expect(said).toMatch(/^4 practice faults are on: \/api\/orders .* · \/api\/members .* … · 2 requests are waiting/)
  await press('Clear all')
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/api/faults' }])
  await reply(0, 204)
  expect(shown()).toEqual({ rules: [], held: 0 })
})

test('what a coach has turned on is named, and only they can end it; what waits can be released', () => {
  const rules = [rule('a', { isOfClass: true })]
  const { rerender } = open(<FaultsOn rules={rules} held={0} />)
  expect(document.querySelector('[data-faults]')?.textContent).toMatch(/^Your coach has turned on: /)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<FaultsOn rules={[...rules, rule('b')]} held={0} />)
  expect(document.querySelector('[data-faults]')?.textContent).toMatch(/^2 practice faults are on: .*Clear all$/)
  rerender(<FaultsOn rules={rules} held={1} />)
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeDefined()
})

const waiting = (id: string) => ({ id, method: 'GET', path: `/api/${id}`, ageMs: 1000 })
async function openHeld(...ids: string[]) {
  showFaults({ rules: [rule('a')], held: ids.length })
  // Only these of a held request are shown.
  queryClient.setQueryData(heldQuery.queryKey, { held: ids.map(waiting) } as never)
  open(<HeldList />)
  await screen.findByText(`GET /api/${ids[0]}`)
}

test('each waiting request is released, failed or dropped by itself, one at a time', async () => {
  await openHeld('orders', 'members')
  await press('Release GET /api/orders')
  expect(writes()).toMatchObject([{ body: { action: 'release' }, path: expect.stringContaining('orders') }])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Release GET /api/orders' }).disabled).toBe(true)
  await press('Fail with 503: GET /api/members')
  await press('Drop the connection of GET /api/members')
  expect(writes().map(({ body }) => body)).toEqual([{ action: 'release' }, { action: 'fail', status: 503 }])
})

test('one request needs no button for all', async () => {
  await openHeld('orders')
  expect(screen.queryByRole('button', { name: 'Release all' })).toBeNull()
})
