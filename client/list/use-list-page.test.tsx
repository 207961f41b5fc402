import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { queryClient } from '#client/api/query.ts'
import { endpoint } from '#shared/contract.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { defineListSearch } from './define-list-search.ts'
import { useListPage } from './use-list-page.ts'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const Van = z.object({ id: z.int(), name: z.string() })
const listVans = endpoint('GET /api/vans', {
  summary: { en: 'Vans', zh: '車' },
  needs: 'members:read',
  query: z.object({ search, sort: z._default(sortQuery(['name']), 'name'), ...pageQuery }),
  replies: { 200: pageOf(Van) },
})
const vansSearch = defineListSearch(listVans, { path: '/page3/page3_01' })
const page = (next: string | null, ...ids: number[]) => ({
  ...{ rows: ids.map(id => ({ id, name: `Van ${id}` })), next, count: { value: 90, isCapped: false } },
})

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
})
const reply = (index: number, answer: object) => act(async () => sent[index]?.reply(200, answer))

async function open(options = {}) {
  const wrapper = pageAt('/page3/page3_01')
  const { result, unmount } = renderHook(() => useListPage(vansSearch, options), { wrapper })
  await expect.poll(() => sent.length).toBe(1)
  await reply(0, page('two', 1, 2))
  const ids = () => result.current.rows.map(({ id }) => id)
  await expect.poll(ids).toEqual([1, 2])
  return { now: () => result.current, ids, unmount }
}

test('while the next page is on its way, the rows and their numbers are those of the page before', async () => {
  const { now, ids } = await open()
  act(() => now().pages.onNext?.())
  await expect.poll(() => sent.length).toBe(2)
  expect([ids(), now().isPlaceholder, now().pages.before]).toEqual([[1, 2], true, 0])
  expect([now().isFirstPage, now().pages.onNext]).toEqual([false, undefined])
  await reply(1, page(null, 3))
  await expect.poll(ids).toEqual([3])
  expect([now().isPlaceholder, now().pages.before]).toEqual([false, now().limit])
})

test('when the last row of the last page has gone, the page before it is shown', async () => {
  const { now, ids } = await open()
  act(() => now().pages.onNext?.())
  await expect.poll(() => sent.length).toBe(2)
  await reply(1, page('three', 3))
  await expect.poll(ids).toEqual([3])
  act(() => now().pages.onNext?.())
  await expect.poll(() => sent.length).toBe(3)
  await reply(2, page(null, 4))
  await expect.poll(ids).toEqual([4])
  act(() => void queryClient.invalidateQueries({ queryKey: ['/api/vans'] }))
  await expect.poll(() => sent.length).toBe(4)
  await reply(3, page(null))
  await expect.poll(() => now().pages.pagesBefore).toBe(1)
  await expect.poll(() => sent.length).toBe(5)
  await reply(4, page(null, 3))
  await expect.poll(ids).toEqual([3])
  expect(now().pages.before).toBe(now().limit)
  act(() => now().pages.onPrevious?.())
  await expect.poll(() => now().isFirstPage).toBe(true)
})

test('when the page before has no rows either, the one before that is shown', async () => {
  const { now, ids } = await open()
  for (const [index, next] of ['three', null].entries()) {
    act(() => now().pages.onNext?.())
    await expect.poll(() => sent.length).toBe(index + 2)
    await reply(index + 1, page(next, index + 3))
    await expect.poll(ids).toEqual([index + 3])
  }
  // The other pages have been read so long ago that they are forgotten.
  queryClient.removeQueries({ queryKey: ['/api/vans'], type: 'inactive' })
  act(() => void queryClient.invalidateQueries({ queryKey: ['/api/vans'] }))
  for (const index of [3, 4]) {
    await expect.poll(() => sent.length).toBe(index + 1)
    await reply(index, page(null))
  }
  await expect.poll(() => now().isFirstPage).toBe(true)
  await expect.poll(() => sent.length).toBe(6)
  await reply(5, page('two', 1, 2))
  await expect.poll(ids).toEqual([1, 2])
})

test('a link to a page that has no rows any more shows the first page', async () => {
  const { result } = renderHook(() => useListPage(vansSearch), { wrapper: pageAt('/page3/page3_01?cursor=gone') })
  await expect.poll(() => sent.length).toBe(1)
  await reply(0, page(null))
  await expect.poll(() => result.current.isFirstPage).toBe(true)
  await expect.poll(() => sent.length).toBe(2)
  await reply(1, page(null))
  // An empty first page stays.
  await expect.poll(() => result.current.tableState.is).toBe('ready')
  expect(sent).toHaveLength(2)
})

test('rows are changed optimistically on pages that are not on the screen, too, and put back there', async () => {
  const { now, ids } = await open()
  act(() => now().pages.onNext?.())
  await expect.poll(() => sent.length).toBe(2)
  await reply(1, page(null, 3))
  await expect.poll(ids).toEqual([3])
  const cached = () =>
    queryClient
      .getQueriesData<{ rows: { name: string }[] }>({ queryKey: ['/api/vans'] })
      .flatMap(([, data]) => data?.rows ?? [])
      .map(({ name }) => name)
      .sort()
  let putBack: (() => void) | undefined
  act(() => {
    putBack = now().patchRows([{ id: 2 }, { id: 3 }], van => ({ ...van, name: 'Sold' }))
  })
  expect(cached()).toEqual(['Sold', 'Sold', 'Van 1'])
  act(() => putBack?.())
  expect(cached()).toEqual(['Van 1', 'Van 2', 'Van 3'])
})

test.each([true, false])('a list that is read anew (%j) counts as outdated once it has been left', async isReadAnew => {
  const { unmount } = await open({ isReadAnew })
  unmount()
  const [query] = queryClient.getQueryCache().findAll({ queryKey: ['/api/vans'] })
  await expect.poll(() => query?.state.isInvalidated).toBe(isReadAnew)
})
