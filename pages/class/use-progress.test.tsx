import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ClassProgress, Learner } from '#resources/classes/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useProgress } from './use-progress.ts'

type Listener = (ids: readonly (number | string)[] | null) => void
const live = vi.hoisted(() => ({ tell: null as Listener | null }))
// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({
  onRows(_: string, listener: Listener) {
    live.tell = listener
    return () => {
      live.tell = null
    }
  },
}))

const learner = (accountId: number, solved = 0): Learner => ({
  ...{ accountId, account: `a${accountId}`, name: '', state: 'ready', joinedAt: '', handAt: null, page: null },
  ...{ seenAt: null, solved, stuckOn: null, stuckSince: null, cells: [], hunt: null },
})
const progress = (...learners: Learner[]): ClassProgress => ({ tasks: [], learners })

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
})
const asked = () => sent.map(({ path }) => new URL(path, location.href).searchParams.getAll('accountIds').map(Number))
const tell = (...ids: (number | string)[]) => act(async () => live.tell?.(ids))
const reply = (index: number, answer: object) => act(async () => sent[index]?.reply(200, answer))

async function open() {
  const hook = renderHook(() => useProgress('c1'), { wrapper: pageAt() })
  await expect.poll(asked).toEqual([[]])
  await reply(0, progress(learner(1), learner(2), learner(3)))
  await expect.poll(() => hook.result.current.data?.learners.length).toBe(3)
  return { ...hook, solved: () => hook.result.current.data?.learners.map(({ solved }) => solved) }
}

test('learners with something new are read one reading after the other, and none is forgotten', async () => {
  const { solved } = await open()
  await tell(1)
  await tell(2)
  await tell(3)
  expect(asked()).toEqual([[], [1]])
  await reply(1, progress(learner(1, 7)))
  await expect.poll(asked).toEqual([[], [1], [2, 3]])
  await expect.poll(solved).toEqual([7, 0, 0])
  await reply(2, progress(learner(2, 8), learner(3, 9)))
  await expect.poll(solved).toEqual([7, 8, 9])
  expect(sent).toHaveLength(3)
})

test('a learner who does something during the reading is read again', async () => {
  const { solved } = await open()
  await tell(1)
  await tell(1)
  await reply(1, progress(learner(1, 1)))
  await expect.poll(asked).toEqual([[], [1], [1]])
  await reply(2, progress(learner(1, 2)))
  await expect.poll(solved).toEqual([2, 0, 0])
})

test('a change of the class as a whole reads everything, and a page that was left reads nothing', async () => {
  const { unmount } = await open()
  await tell('c1')
  await expect.poll(asked).toEqual([[], []])
  await reply(1, progress(learner(1)))
  await tell(1)
  await tell(2)
  unmount()
  await reply(2, progress(learner(1, 1)))
  expect(asked()).toEqual([[], [], [1]])
})
