import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRace } from '#pages/page4/page4_04-linked-fields/race/use-race.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useNameCheck } from './use-name-check.ts'

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const asked = () => sent.map(({ path }) => new URL(path, location.href).searchParams.get('name'))
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const open = (typed: string, own = { id: 0, name: '' }) =>
  renderHook(({ typed }) => useNameCheck(useRace(), typed, own), { initialProps: { typed } })

test('a name is asked for when typing rests, and only the last one', async () => {
  const { rerender } = open('N')
  for (const typed of ['No', 'Nor', 'North ']) {
    await rest(200)
    rerender({ typed })
  }
  await rest(299)
  expect(asked()).toEqual([])
  await rest(1)
  expect(asked()).toEqual(['North'])
  rerender({ typed: 'North' })
  await rest(1000)
  expect(asked()).toEqual(['North'])
})

test('nothing is asked for a route’s own name in another spelling, for none, or after leaving', async () => {
  const { rerender, unmount } = open('north  1', { id: 4, name: 'North 1' })
  await rest(1000)
  rerender({ typed: '  ' })
  await rest(1000)
  rerender({ typed: 'South' })
  await rest(200)
  unmount()
  await rest(1000)
  expect(asked()).toEqual([])
})

test('after a refusal a name is looked up, unless it is known to be taken', async () => {
  const { result } = open('North')
  await rest(300)
  await act(async () => sent[0]?.reply(200, { isFree: false, suggestions: [] }))
  act(() => result.current.checkAfterRefusal())
  expect(asked()).toEqual(['North'])
  act(() => result.current.checkNow())
  await act(async () => sent[1]?.reply(200, { isFree: true, suggestions: [] }))
  act(() => result.current.checkAfterRefusal())
  await rest(0)
  expect(asked()).toHaveLength(3)
})
