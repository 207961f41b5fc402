import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDesk } from '#pages/page8/page8_01-api-practice/request/desk.ts'
import { type HistoryEntry, historyStore } from './history.ts'
import { useHistory } from './use-history.ts'

/** What IndexedDB holds, which the test environment lacks. */
const kept = vi.hoisted(() => ({ value: undefined as unknown }))
vi.mock('#client/session/operator-store.ts', () => ({
  operatorStore: {
    read: async () => kept.value,
    change: async (_: string, step: (before: unknown) => unknown) => (kept.value = step(kept.value)),
    clear: async () => undefined,
  },
}))

const entry = (id: string, second: number): HistoryEntry => ({
  ...{ id, operation: 'members/listMembers', resource: 'members', method: 'GET', url: '/api/members' },
  values: { params: {}, query: {}, headers: {}, text: null, isAnonymous: false, fault: '', times: 1 },
  reply: {
    ...{ at: `2026-10-31T08:00:0${second}.000Z`, status: 200, headers: [], mediaType: '', text: null, size: 0 },
    ...{ isCut: false, timing: { totalMs: 1, waitMs: null, downloadMs: null, wireBytes: null } },
  },
})
beforeEach(() => {
  kept.value = [entry('c', 3), entry('b', 2), entry('a', 1)]
})
const ids = () => useDesk.getState().history?.map(({ id }) => id)

test('a deleted entry comes back to its place, beside one that was added meanwhile, and once', async () => {
  const { result } = renderHook(() => useHistory())
  await expect.poll(ids).toEqual(['c', 'b', 'a'])
  await act(() => result.current.remove('b'))
  expect([ids(), result.current.deleted.map(({ id }) => id)]).toEqual([['c', 'a'], ['b']])
  await act(async () => void (await historyStore.change(before => [entry('d', 4), ...before])))
  await act(() => result.current.undo())
  expect(ids()).toEqual(['d', 'c', 'b', 'a'])
  await act(() => result.current.undo())
  expect(ids()).toEqual(['d', 'c', 'b', 'a'])
})

test('a cleared history comes back as a whole', async () => {
  const { result } = renderHook(() => useHistory())
  await expect.poll(ids).toEqual(['c', 'b', 'a'])
  await act(() => result.current.clear())
  expect(ids()).toEqual([])
  await act(() => result.current.undo())
  expect(ids()).toEqual(['c', 'b', 'a'])
})
