import type { Query } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { href } from '#client/api/connect.ts'
import { queryClient } from '#client/api/query.ts'
import { pathsOf } from '#client/api/topics.ts'
import { readSession } from '#resources/sessions/contract.ts'
import type { Endpoint } from '#shared/contract.ts'
import type { KeptRead } from './kept-reads.ts'

/** A read of a URL as it is, whatever endpoint it belongs to. */
const readOf = (url: string): Endpoint => ({
  method: 'GET',
  path: url as `/${string}`,
  summary: { en: '', zh: '' },
  needs: 'signed-in',
  replies: {},
})

/**
 * The reads whose results are on the screen. Left out are reads with a body, and what is read anew when the page is
 * rendered: the traffic log, which these requests change, and whatever is never fresh. A list that grows page by page says
 * what its first page is (`meta.firstPage`), or is left out.
 */
export const shownReads = (): KeptRead[] =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.status === 'success' })
    .flatMap((query): KeptRead[] => {
      const { queryKey: key, meta } = query
      if (meta?.firstPage) return [{ key: null, url: meta.firstPage }]
      const isKept = isRead(key) && !query.options.behavior && !isReadAnew(query, key[0])
      return isKept ? [{ key, url: href(readOf(key[0]), key[1]) }] : []
    })

const isReadAnew = ({ observers }: Query, path: string) =>
  // `resumeSession` reads the session in any case.
  path === readSession.path ||
  pathsOf('traffic').includes(path) ||
  observers.some(({ options }) => options.staleTime === 0)

/** Whether a key is one that `api.query` made for a read without a body. */
const isRead = (parts: readonly unknown[]): parts is [path: string, input: object] => {
  const [path, input] = parts
  const isPath = typeof path === 'string' && path.startsWith('/api/')
  return parts.length === 2 && isPath && typeof input === 'object' && input !== null && !('body' in input)
}

declare module '@tanstack/react-query' {
  interface Register {
    /** The URL of the first page of a list that grows page by page. */
    queryMeta: { firstPage?: string }
  }
}

/** Reads again what the document showed before its reload. Components that need it find it in the cache. */
export const readAgain = (reads: readonly KeptRead[]): Promise<unknown> =>
  Promise.all(
    reads.map(
      ({ key, url }) =>
        key &&
        queryClient.prefetchQuery({ queryKey: key, queryFn: ({ signal }) => api.call(readOf(url), {}, { signal }) }),
    ),
  )
