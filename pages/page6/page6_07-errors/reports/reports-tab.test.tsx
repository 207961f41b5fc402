import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { listErrorGroups } from '#resources/error-reports/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { ReportsTab } from './reports-tab.tsx'

/** Instead of a socket, and of a screen on which the first rows are in view or not. */
const live = vi.hoisted(() => ({ say: (_: number[] | null) => {} }))
vi.mock('#client/live/live.ts', () => ({
  onRows(_: string, listener: typeof live.say) {
    live.say = listener
    return () => undefined
  },
}))
const screenOf = vi.hoisted(() => ({ isAtTop: true }))
vi.mock('#client/list/is-at-top.ts', () => ({ isAtTop: () => screenOf.isAtTop }))

const AT = '2026-10-31T00:00:00.000Z'
const group = (id: number, count: number) => ({
  ...{ id, name: `Error${id}`, message: 'cut', kind: 'render', location: null, page: 'page1', count, version: 1 },
  ...{ state: 'open', isResolved: false, assigneeId: null, firstSeenAt: AT, lastSeenAt: AT, updatedAt: AT },
})
const assignees = { nameOf: () => 'Unassigned', options: [] }

let held: HeldRequest[]
const lists = () => held.filter(({ path }) => path.startsWith(`${listErrorGroups.path}?`))
const answer = (...rows: object[]) =>
  act(async () =>
    lists()
      .at(-1)
      ?.reply(200, { rows, next: null, count: { value: rows.length, isCapped: false } }),
  )
const names = () => screen.queryAllByRole('link', { name: /^Error\d/ }).map(one => one.textContent)
const pill = () => screen.queryByRole('button', { name: /updated error/ })
beforeEach(async () => {
  held = holdRequests()
  screenOf.isAtTop = true
  render(<ReportsTab assignees={assignees} />, { wrapper: pageAt('/page6/page6_07?tab=reports') })
  await expect.poll(() => lists().length).toBe(1)
  await answer(group(2, 5), group(1, 1))
  await expect.poll(names).toEqual(['Error2', 'Error1'])
})

test('a report that arrives while the first rows are in view is listed at once', async () => {
  act(() => live.say([1]))
  await expect.poll(() => lists().length).toBe(2)
  await answer(group(1, 2), group(2, 5))
  await expect.poll(names).toEqual(['Error1', 'Error2'])
  expect(pill()).toBeNull()
})

test('reports that arrive further down wait, counted by error, until the reader wants to see them', async () => {
  screenOf.isAtTop = false
  act(() => live.say([1]))
  act(() => live.say([1]))
  act(() => live.say([3]))
  await expect.poll(() => pill()?.textContent).toBe('Show 2 updated errors')
  expect([lists().length, names()]).toEqual([1, ['Error2', 'Error1']])
  fireEvent.click(screen.getByRole('button', { name: /updated errors/ }))
  await expect.poll(() => lists().length).toBe(2)
  await answer(group(3, 1), group(1, 3), group(2, 5))
  await expect.poll(names).toEqual(['Error3', 'Error1', 'Error2'])
  expect(pill()).toBeNull()
})

test('nothing waits any more once the list was read again for another reason', async () => {
  screenOf.isAtTop = false
  act(() => live.say([1]))
  await expect.poll(pill).not.toBeNull()
  // Everything has changed, as after a reset of the sandbox.
  act(() => live.say(null))
  await expect.poll(() => lists().length).toBe(2)
  await answer(group(1, 2), group(2, 5))
  await expect.poll(pill).toBeNull()
})
