import { QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, trackOptimistic } from '#client/api/query.ts'
import { useLiveRows } from './use-rows.ts'

type Listener = (ids: readonly (number | string)[] | null) => void
const listeners = vi.hoisted(() => new Map<string, Listener>())
// Instead of a socket.
vi.mock('./live.ts', () => ({
  onRows(entity: string, listener: Listener) {
    listeners.set(entity, listener)
    return () => listeners.delete(entity)
  },
}))

/** How often each path was read. */
let reads: Record<string, number>
let stops: (() => void)[]
beforeEach(async () => {
  reads = { '/api/members': 0, '/api/members/7': 0, '/api/teams': 0 }
  stops = Object.keys(reads).map(path =>
    new QueryObserver(queryClient, {
      queryKey: [path],
      queryFn: async () => (reads[path] = (reads[path] ?? 0) + 1),
    }).subscribe(() => undefined),
  )
  await expect.poll(() => Object.values(reads)).toEqual([1, 1, 1])
})
afterEach(() => {
  for (const stop of stops) stop()
  queryClient.clear()
})

const tell = (ids: readonly number[] | null, entity = 'members') => act(async () => listeners.get(entity)?.(ids))

test('reads what is on the screen of the entity again, and says which rows were written', async () => {
  const { result, unmount } = renderHook(() => useLiveRows('members'))
  await tell([7, 8])
  expect(Object.values(reads)).toEqual([2, 2, 1])
  expect([...result.current]).toEqual([7, 8])
  await tell(null)
  expect(Object.values(reads)).toEqual([3, 3, 1])
  expect([...result.current]).toEqual([])
  unmount()
  expect(listeners.size).toBe(0)
})

test('reads only the given paths, if there are any, and hears nothing without an entity', async () => {
  renderHook(() => useLiveRows('members', '/api/teams', '/api/members'))
  await tell([7])
  expect(Object.values(reads)).toEqual([2, 1, 2])
  renderHook(() => useLiveRows(null))
  expect([...listeners.keys()]).toEqual(['members'])
})

test.each(['accepted', 'refused'] as const)(
  'a message during an optimistic write waits until it is %s, and is not lost',
  async end => {
    renderHook(() => useLiveRows('members'))
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const write = trackOptimistic(promise).catch(() => 'reported')
    await tell([7])
    await tell([8])
    expect(reads['/api/members']).toBe(1)
    await act(async () => {
      if (end === 'accepted') resolve()
      else reject(new Error('no'))
      await write
    })
    await expect.poll(() => reads['/api/members']).toBeGreaterThan(1)
  },
)
