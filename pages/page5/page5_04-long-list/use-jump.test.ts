import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { outlineOf } from './outline/outline.ts'
import { useJump } from './use-jump.ts'

// Each day is a block of its own, the newest one first: rows 0 to 99, 100 to 199 and 200 to 249.
const DAYS = [
  { day: '2026-10-01', count: 50 },
  { day: '2026-10-02', count: 100 },
  { day: '2026-10-03', count: 100 },
]
const goTo = vi.fn()
const START = { day: undefined as string | undefined, listKey: 'all', isKnown: true }

let sent: HeldRequest[]
let hook: { result: { current: (to: string) => void }; rerender: (now: typeof START) => void }
const open = (given: Partial<typeof START> = {}) => {
  const list = { current: { goTo } }
  hook = renderHook(
    ({ day, listKey, isKnown }: typeof START) =>
      useJump({ list, outline: isKnown ? outlineOf(DAYS) : undefined, listKey, filter: {}, day }),
    { initialProps: { ...START, ...given } },
  )
}
beforeEach(() => {
  goTo.mockClear()
  sent = holdRequests()
  useGlobal.setState({ time_zone: 'Asia/Taipei' })
})
const does = (action: () => unknown) => act(async () => void action())
const show = (given: Partial<typeof START>) => does(() => hook.rerender({ ...START, ...given }))
const rowsOf = (count: number, ats: readonly string[]) => ({
  rows: Array.from({ length: count }, (_, id) => ({ id, at: ats[id] ?? ats.at(-1) })),
  next: null,
})
const answer = (index: number, body: object) => does(() => sent[index]?.reply(200, body))

test('goes to the newest row of a day in the operator’s zone, with the focus only if they asked', async () => {
  open({ day: '2026-10-02' })
  // In Taipei the day ends at 16:00 UTC, which is within the block of the same UTC day.
  await answer(0, rowsOf(100, ['2026-10-02T16:00:00.000Z', '2026-10-02T15:59:59.999Z']))
  await vi.waitFor(() => expect(goTo.mock.calls).toEqual([[101, false]]))
  await does(() => hook.result.current('2026-10-02'))
  expect(goTo.mock.calls[1]).toEqual([101, true])
  // The address names the day that was asked for, and then one that was not.
  await does(() => hook.result.current('2026-10-05'))
  await show({ day: '2026-10-05' })
  await show({ day: '2026-10-04' })
  await show({ day: '2026-10-05' })
  expect(goTo.mock.calls.slice(2)).toEqual([
    [0, true],
    [0, false],
    [0, false],
  ])
  // All rows are later.
  await show({ day: '2026-09-01' })
  expect(goTo.mock.calls[5]).toEqual([249, false])
})

test('goes to the next block if all rows of the day’s block are later', async () => {
  open({ day: '2026-10-02' })
  await answer(0, rowsOf(100, ['2026-10-02T16:00:00.000Z']))
  await vi.waitFor(() => expect(goTo.mock.calls).toEqual([[200, false]]))
})

test('waits for the list, and does not scroll when new rows arrive', async () => {
  open({ day: '2026-10-05', isKnown: false })
  expect(goTo).not.toHaveBeenCalled()
  await show({ day: '2026-10-05' })
  await show({ day: '2026-10-05' })
  expect(goTo).toHaveBeenCalledTimes(1)
  await show({ day: '2026-10-05', listKey: 'deliveries' })
  expect(goTo).toHaveBeenCalledTimes(2)
})

test('rows that arrive after another day was asked for scroll nothing', async () => {
  open({ day: '2026-10-02' })
  await show({ day: '2026-10-05' })
  await answer(0, rowsOf(100, ['2026-10-02T15:00:00.000Z']))
  await vi.waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(goTo.mock.calls).toEqual([[0, false]])
})
