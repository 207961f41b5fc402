import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import type { ListQuery } from '#client/list/define-list-search.ts'
import { listTickets, type Ticket } from '#resources/tickets/contract.ts'
import type { TicketStatus } from '#resources/tickets/rules.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { showOnBoard, useColumn } from './use-column.ts'

// A column needs only these fields of a ticket.
const ticket = (id: number, version = 1) => ({ id, version }) as Ticket
const page = (next: string | null, ...ids: number[]) => ({
  rows: ids.map(id => ticket(id)),
  next,
  count: { value: 5, isCapped: false },
})

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
})
type Filter = ListQuery<typeof listTickets>
// Only its filters matter here.
const filterOf = (filter: object = {}) => filter as Filter
const open = (status: TicketStatus = 'open', filter = filterOf()) =>
  renderHook(({ filter }) => useColumn(status, filter), { wrapper: pageAt(), initialProps: { filter } })
const asked = () => held.map(({ path }) => new URL(path, 'https://strive.example').searchParams)
const isSent = (count: number) => expect.poll(() => held.length).toBe(count)
const reply = async (index: number, answer: object, status = 200) => {
  await isSent(index + 1)
  await act(async () => held[index]?.reply(status, answer))
}
const hasRead = (hook: ReturnType<typeof open>, ...tickets: number[]) => expect.poll(() => ids(hook)).toEqual(tickets)
const ids = (hook: ReturnType<typeof open>) => hook.result.current.tickets.map(({ id }) => id)
const does = (action: () => unknown) => act(async () => void action())
const hasNews = () => does(() => queryClient.invalidateQueries({ queryKey: [listTickets.path] }))

test('more tickets follow those that are shown, each of them once', async () => {
  const hook = open('waiting', filterOf({ teamId: 3 }))
  await reply(0, page('next', 1, 2))
  expect(Object.fromEntries(asked()[0] ?? [])).toEqual({ teamId: '3', status: 'waiting', sort: 'rank', limit: '20' })
  await hasRead(hook, 1, 2)
  expect([hook.result.current.hasMore, hook.result.current.isLoadingMore]).toEqual([true, false])
  await does(hook.result.current.showMore)
  expect(hook.result.current.isLoadingMore).toBe(true)
  await reply(1, page(null, 2, 3))
  expect(asked()[1]?.get('cursor')).toBe('next')
  await hasRead(hook, 1, 2, 3)
  expect([hook.result.current.hasMore, hook.result.current.isLoadingMore]).toEqual([false, false])
})

test('more tickets are read after the news, not instead of it', async () => {
  const hook = open()
  await reply(0, page('next', 1, 2))
  await hasRead(hook, 1, 2)
  await hasNews()
  await isSent(2)
  await does(hook.result.current.showMore)
  expect(hook.result.current.isLoadingMore).toBe(true)
  await reply(1, page('newer', 9, 1))
  await reply(2, page(null, 2))
  expect(asked()[2]?.get('cursor')).toBe('newer')
  await hasRead(hook, 9, 1, 2)
  expect(hook.result.current.isLoadingMore).toBe(false)
})

test('news that comes while more are being read does not take them away', async () => {
  const hook = open()
  await reply(0, page('next', 1, 2))
  await hasRead(hook, 1, 2)
  await does(hook.result.current.showMore)
  await isSent(2)
  await hasNews()
  await reply(2, page('newer', 9, 1))
  await reply(3, page(null, 2))
  await hasRead(hook, 9, 1, 2)
  expect(hook.result.current.isLoadingMore).toBe(false)
})

test('more tickets that could not be read can be asked for again, and those that are there stay', async () => {
  const hook = open()
  await reply(0, page('next', 1))
  await hasRead(hook, 1)
  await does(hook.result.current.showMore)
  await isSent(2)
  // It is shown as being read first.
  await act(async () => new Promise<void>(resolve => setTimeout(resolve)))
  await reply(1, { code: 'not-permitted' }, 403)
  await expect.poll(() => hook.result.current.error).not.toBeNull()
  await does(() => undefined)
  expect([ids(hook), hook.result.current.isLoadingMore, held.length]).toEqual([[1], false, 2])
  await does(hook.result.current.showMore)
  await reply(2, page(null, 2))
  await hasRead(hook, 1, 2)
})

/** A column whose operator has read a second page. */
async function openWithTwoPages() {
  const hook = open()
  await reply(0, page('next', 1))
  await hasRead(hook, 1)
  await does(hook.result.current.showMore)
  await reply(1, page('third', 2))
  await hasRead(hook, 1, 2)
  return hook
}

test('another filter begins with its first page', async () => {
  const hook = await openWithTwoPages()
  hook.rerender({ filter: filterOf({ teamId: 3 }) })
  await isSent(3)
  // Until then, the tickets stay.
  expect([ids(hook), hook.result.current.isLoadingMore]).toEqual([[1, 2], false])
  await reply(2, page('other', 4))
  await hasRead(hook, 4)
  await does(() => undefined)
  expect([held.length, hook.result.current.isLoadingMore]).toEqual([3, false])
})

test('a press before the first page of another filter is there reads one page more than that', async () => {
  const hook = await openWithTwoPages()
  hook.rerender({ filter: filterOf({ teamId: 3 }) })
  await does(hook.result.current.showMore)
  await reply(2, page('other', 4))
  await reply(3, page('more', 5))
  await hasRead(hook, 4, 5)
  await does(() => undefined)
  expect([held.length, hook.result.current.isLoadingMore]).toEqual([4, false])
})

test('a column that the filter leaves out reads nothing, and has no tickets', async () => {
  const hook = open()
  await reply(0, page(null, 1))
  await hasRead(hook, 1)
  hook.rerender({ filter: filterOf({ status: 'waiting' }) })
  await does(() => undefined)
  expect([held.length, ids(hook)]).toEqual([1, []])
})

test('a ticket that was saved is shown as it is now, on every page', async () => {
  const hook = open()
  await reply(0, page('next', 1, 2))
  await hasRead(hook, 1, 2)
  await does(hook.result.current.showMore)
  await reply(1, page(null, 3))
  await hasRead(hook, 1, 2, 3)
  await does(() => showOnBoard(ticket(3, 7)))
  await does(() => showOnBoard(ticket(99)))
  const versions = () => hook.result.current.tickets.map(({ id, version }) => [id, version])
  await expect.poll(versions).toEqual([
    [1, 1],
    [2, 1],
    [3, 7],
  ])
})
