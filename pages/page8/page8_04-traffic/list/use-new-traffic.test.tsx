import { act, renderHook } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { useListPage } from '#client/list/use-list-page.ts'
import { trafficSearch } from '#pages/page8/page8_04-traffic/search-params.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useNewTraffic } from './use-new-traffic.ts'

const live = vi.hoisted(() => ({ tell: (_: number) => {} }))
// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({
  onRows: () => () => undefined,
  onTraffic(listener: (lastId: number) => void) {
    live.tell = listener
    return () => undefined
  },
}))

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
})
const asked = () => held.map(({ path }) => Object.fromEntries(new URL(path, location.href).searchParams))
const rowsOf = (...ids: number[]) => ids.map(id => ({ id }))
/** Answers the latest reading, of the list or of how many wait. */
const answer = async (is: 'list' | 'count', count: number, ...ids: number[]) => {
  const isOf = ({ path }: HeldRequest) => path.includes('after=') === (is === 'count')
  const open = () => held.findLast(one => isOf(one) && !answered.has(one))
  await expect.poll(open).toBeDefined()
  const request = open()
  if (request) answered.add(request)
  await act(async () =>
    request?.reply(200, { rows: rowsOf(...ids), next: null, count: { value: count, isCapped: false } }),
  )
}
const answered = new Set<HeldRequest>()
const tell = (lastId: number) => act(async () => live.tell(lastId))

function open(address = '/traffic') {
  const { result } = renderHook(
    () => {
      const list = useListPage(trafficSearch, { isLive: false, isReadAnew: true })
      return { list, news: useNewTraffic(list), search: useLocation().search }
    },
    { wrapper: pageAt(address) },
  )
  const scrollTo = (top: number) => {
    const element = document.createElement('div')
    element.scrollTop = top
    result.current.list.scroller.current = element
  }
  scrollTo(0)
  return {
    now: () => result.current,
    waiting: () => result.current.news.waiting,
    ids: () => result.current.list.rows.map(({ id }) => id),
    fresh: () => result.current.list.rows.filter(result.current.news.isNew).map(({ id }) => id),
    scrollTo,
  }
}

test('at the top, new requests are read at once, and marked; those that were there before are not', async () => {
  const { ids, fresh, waiting } = open()
  await answer('list', 2, 2, 1)
  await expect.poll(ids).toEqual([2, 1])
  expect(fresh()).toEqual([])
  await tell(3)
  await answer('list', 3, 3, 2, 1)
  await expect.poll(ids).toEqual([3, 2, 1])
  expect([fresh(), waiting()]).toEqual([[3], 0])
})

test('the dozen requests of a page that opens are read once, and once more when they have all come', async () => {
  const { ids } = open()
  await answer('list', 1, 1)
  await expect.poll(ids).toEqual([1])
  for (let id = 2; id <= 12; id++) await tell(id)
  await answer('list', 1, 12, 1)
  await answer('list', 1, 12, 1)
  expect(held).toHaveLength(3)
})

test('further down, new requests wait, and those that match the filter are counted', async () => {
  const { now, ids, waiting, scrollTo } = open('/traffic?method=POST')
  await answer('list', 2, 5, 4)
  await expect.poll(ids).toEqual([5, 4])
  scrollTo(300)
  await tell(7)
  await answer('count', 2)
  await expect.poll(waiting).toBe(2)
  expect(asked().at(-1)).toMatchObject({ after: '5', limit: '1', method: 'POST' })
  // Until they are counted again, the number stays.
  await tell(9)
  expect(waiting()).toBe(2)
  await answer('count', 3)
  await expect.poll(waiting).toBe(3)
  expect(ids()).toEqual([5, 4])
  await act(async () => now().news.showWaiting())
  await answer('list', 5, 9, 8, 7, 5, 4)
  await expect.poll(ids).toEqual([9, 8, 7, 5, 4])
  expect(waiting()).toBe(0)
})

test('on a later page, new requests wait; the button leads to the first page', async () => {
  const { now, ids, waiting } = open()
  await answer('list', 2, 5, 4)
  await expect.poll(ids).toEqual([5, 4])
  await act(async () => now().list.change({ cursor: 'next' }))
  await answer('list', 2, 3, 2)
  await expect.poll(ids).toEqual([3, 2])
  expect(now().news.isNew(now().list.rows[0] ?? ({} as never))).toBe(false)
  await tell(6)
  await answer('count', 1)
  await expect.poll(waiting).toBe(1)
  await act(async () => now().news.showWaiting())
  expect(now().search).toBe('')
  await answer('list', 3, 6, 5, 4)
  await expect.poll(ids).toEqual([6, 5, 4])
  expect(waiting()).toBe(0)
})

test('with another filter, nothing is new, and nothing waits', async () => {
  const { now, ids, fresh, waiting, scrollTo } = open()
  await answer('list', 2, 5, 4)
  await expect.poll(ids).toEqual([5, 4])
  scrollTo(300)
  await tell(7)
  await answer('count', 2)
  await expect.poll(waiting).toBe(2)
  await act(async () => now().list.change({ method: 'POST' } as never))
  expect(waiting()).toBe(0)
  await answer('list', 1, 7)
  await expect.poll(ids).toEqual([7])
  expect([fresh(), waiting()]).toEqual([[], 0])
  // From then on, they are.
  scrollTo(0)
  await tell(8)
  await answer('list', 2, 8, 7)
  await expect.poll(ids).toEqual([8, 7])
  expect(fresh()).toEqual([8])
})

test('in an empty list, the first request is new', async () => {
  const { now, ids, fresh } = open()
  await answer('list', 0)
  await expect.poll(() => now().list.count?.value).toBe(0)
  await tell(1)
  await answer('list', 1, 1)
  await expect.poll(ids).toEqual([1])
  expect(fresh()).toEqual([1])
})
