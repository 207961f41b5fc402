import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { outlineOf } from './outline/outline.ts'
import type { EventFilter } from './search-params.ts'
import { useRowsAt } from './use-rows-at.ts'

/** Five blocks of a busy day each, newest first: rows 0 to 99, 100 to 199, and so on. */
const OUTLINE = outlineOf(Array.from({ length: 5 }, (_, at) => ({ day: `2026-10-0${at + 1}`, count: 100 })))
const EVERY = Array.from({ length: 500 }, (_, index) => index)

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
})
const isSent = (count: number) => expect.poll(() => held.length).toBe(count)

function open(...indexes: number[]) {
  const { result, rerender } = renderHook(
    ({ indexes, filter }: { indexes: number[]; filter: EventFilter }) => {
      const rows = useRowsAt(OUTLINE, filter, indexes)
      // A list looks at its rows when it renders, and is rendered again for what it has looked at.
      return { ...rows, ids: new Map([-1, ...EVERY, 500].map(index => [index, rows.rowAt(index)?.id])) }
    },
    { wrapper: pageAt(), initialProps: { indexes, filter: {} } },
  )
  return {
    now: () => result.current,
    ids: (...at: number[]) => at.map(index => result.current.ids.get(index)),
    scroll: (...next: number[]) => rerender({ indexes: next, filter: {} }),
  }
}
/** The days that were asked for. */
const asked = () => held.map(({ path }) => new URL(path, location.href).searchParams.get('from')?.slice(8, 10))
/** The rows of a block, named by their index. */
const reply = async (index: number, start: number) => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ id: start + at }))
  await act(async () => held[index]?.reply(200, { rows, next: null }))
}

test('the blocks in view are read once, and each row is at its index', async () => {
  const { ids } = open(98, 99, 100, 101)
  await isSent(2)
  expect(asked()).toEqual(['05', '04'])
  await reply(1, 100)
  await expect.poll(() => ids(99, 100, 199)).toEqual([undefined, 100, 199])
  await reply(0, 0)
  await expect.poll(() => ids(0, 99, 100)).toEqual([0, 99, 100])
  // Not in view, or not in the list.
  expect(ids(200, 500, -1)).toEqual([undefined, undefined, undefined])
})

test('blocks that are only passed are not read, but where scrolling rests', async () => {
  const { scroll } = open(0)
  await isSent(1)
  // The first step after a rest does not wait.
  for (const index of [150, 250, 350, 450]) scroll(index)
  await expect.poll(asked).toContain('01')
  expect(asked()).toEqual(['05', '04', '01'])
})

test('while scrolling within blocks that are there, rows stay', async () => {
  const { ids, scroll } = open(0)
  await isSent(1)
  await reply(0, 0)
  await expect.poll(() => ids(0)).toEqual([0])
  scroll(50, 99, 100)
  expect(ids(50, 99, 100)).toEqual([50, 99, undefined])
})

test('a block that cannot be read says so, and only that one is read again', async () => {
  const { now, ids } = open(99, 100)
  await isSent(2)
  await reply(0, 0)
  await act(async () => held[1]?.reply(403, { code: 'not-permitted' }))
  await expect.poll(() => now().error?.code).toBe('not-permitted')
  await act(async () => now().retry())
  await isSent(3)
  expect(asked()).toEqual(['05', '04', '04'])
  await reply(2, 100)
  await expect.poll(() => [now().error, ids(99, 100)]).toEqual([null, [99, 100]])
})

test('rows beyond the end of the list are not read', async () => {
  const { ids } = open(499, 500, 501)
  await isSent(1)
  await reply(0, 400)
  await expect.poll(() => ids(499, 500)).toEqual([499, undefined])
  expect(asked()).toEqual(['01'])
})

test('an empty list reads nothing', async () => {
  const { now } = open()
  await act(async () => undefined)
  expect([held, now().error]).toEqual([[], null])
})
