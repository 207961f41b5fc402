import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { readAgain, shownReads } from './shown-reads.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Shows a query whose data has arrived. */
function show(queryKey: readonly unknown[], options: { staleTime?: number } = {}) {
  queryClient.setQueryData(queryKey, [])
  stops.push(new QueryObserver(queryClient, { queryKey, queryFn: async () => [], ...options }).subscribe(() => {}))
}

const MEMBERS = ['/api/members', { query: { sort: 'name', limit: 50 } }] as const
const TEAM = ['/api/teams/:teamId', { params: { teamId: 3 } }] as const

it('are the reads on the screen, with their URLs', () => {
  show(MEMBERS)
  show(TEAM)
  queryClient.setQueryData(['/api/orders', {}], [])
  expect(shownReads()).toEqual([
    { key: MEMBERS, url: '/api/members?sort=name&limit=50' },
    { key: TEAM, url: '/api/teams/3' },
  ])
})

it('are the first pages of lists that grow page by page, which read them by themselves', async () => {
  const queryKey = ['/api/tickets', 'board', 'open']
  const firstPage = '/api/tickets?status=open&limit=20'
  queryClient.setQueryData(queryKey, [])
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: async () => [], meta: { firstPage } })
  stops.push(observer.subscribe(() => {}))
  expect(shownReads()).toEqual([{ key: null, url: firstPage }])
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  await readAgain(shownReads())
  expect(fetch).not.toHaveBeenCalled()
})

it.each<[string, readonly unknown[], { staleTime?: number }?]>([
  ['what a page keeps by itself', ['plan-document', 1]],
  ['a read with a body', ['/api/orders/check', { body: {} }]],
  ['a key with further parts', ['/api/sites', {}, 'area']],
  ['what is never fresh', ['/api/roles/why', {}], { staleTime: 0 }],
  ['the session, which is read in any case', ['/api/sessions/current', {}]],
])('are not %s', (_, key, options) => {
  show(key, options)
  expect(shownReads()).toEqual([])
})

it('are found in the cache by the component that needs them', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([1]))
  vi.stubGlobal('fetch', fetch)
  await readAgain([{ key: MEMBERS, url: '/api/members?sort=name&limit=50' }])
  expect(queryClient.getQueryData(MEMBERS)).toEqual([1])
  stops.push(new QueryObserver(queryClient, { queryKey: MEMBERS, staleTime: 30_000 }).subscribe(() => {}))
  expect(fetch).toHaveBeenCalledTimes(1)
})
