import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EventFilter } from '#pages/page5/page5_04-long-list/search-params.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useOutline } from './use-outline.ts'

const live = vi.hoisted(() => ({ tell: () => {} }))
// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({
  onRows(_: string, listener: (ids: null) => void) {
    live.tell = () => listener(null)
    return () => undefined
  },
}))

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
})
async function open(filter: EventFilter = {}) {
  const { result, rerender } = renderHook((filter: EventFilter) => useOutline(filter), {
    wrapper: pageAt(),
    initialProps: filter,
  })
  const total = () => result.current.outline?.total
  let answered = 0
  /** Answers the next reading with as many events of a day. */
  const answer = async (count: number, day = '2026-10-31') => {
    await expect.poll(() => held.length).toBe(answered + 1)
    const days = count === 0 ? [] : [{ day, count }]
    await act(async () => held[answered++]?.reply(200, { days }))
    // The answer is shown by then.
    await act(async () => new Promise<void>(resolve => setTimeout(resolve)))
  }
  return {
    now: () => result.current,
    total,
    waiting: () => result.current.waiting,
    answer,
    tell: async (count: number, day?: string) => {
      await act(async () => live.tell())
      await answer(count, day)
    },
    filter: (next: EventFilter) => act(async () => rerender(next)),
  }
}

test('new events are counted, and move no row until the reader asks for them', async () => {
  const { answer, tell, total, waiting, now } = await open()
  await answer(5)
  expect([total(), waiting()]).toEqual([5, 0])
  const before = now().outline
  await tell(5, '2026-10-30')
  expect([now().outline === before, waiting()]).toEqual([true, 0])
  await tell(8)
  expect([now().outline === before, waiting()]).toEqual([true, 3])
  await tell(9)
  expect([total(), waiting()]).toEqual([5, 4])
  await act(async () => now().showWaiting())
  expect([total(), waiting()]).toEqual([9, 0])
})

test('without rows in view, new events are shown at once', async () => {
  const { answer, tell, total, waiting } = await open()
  await answer(0)
  await tell(2)
  expect([total(), waiting()]).toEqual([2, 0])
  await tell(3)
  expect([total(), waiting()]).toEqual([2, 1])
})

test('a sandbox that was reset has fewer events, and so another list', async () => {
  const { answer, tell, total, waiting } = await open()
  await answer(5)
  await tell(4)
  expect([total(), waiting()]).toEqual([4, 0])
  await tell(6)
  expect([total(), waiting()]).toEqual([4, 2])
})

test('another filter is another list; what waited before is in it', async () => {
  const { answer, tell, total, waiting, filter, now } = await open()
  await answer(5)
  await tell(8)
  await filter({ kind: 'created' as EventFilter['kind'] })
  expect([total(), waiting()]).toEqual([undefined, 0])
  await answer(2)
  expect([total(), waiting(), now().key]).toEqual([2, 0, '{"kind":"created"}'])
  await filter({})
  expect([total(), waiting()]).toEqual([8, 0])
})
