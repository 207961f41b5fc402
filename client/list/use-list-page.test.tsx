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
