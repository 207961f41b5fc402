import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { useGlobal } from '#client/state/state.ts'
import type { ListEndpoint, ListQuery, ListSearch } from './define-list-search.ts'

type Page = { limit: number; cursor: string | undefined }

/** The query for one page of a list. */
export const pageQuery = <E extends ListEndpoint>(endpoint: E, query: ListQuery<E>, page: Page) =>
  // The query is the endpoint's own, so the endpoint accepts it.
  api.query(endpoint, ...([{ query: { ...query, ...page } }] as never))

/** Asks for the page of a list in this state, before React renders what needs it. */
export function askFor<E extends ListEndpoint, S>(search: ListSearch<E, S>, state: S) {
  const query = search.queryOf(state, search.zoneOf(state, useGlobal.getState().time_zone))
  // Every list's state has both (`defineListSearch`).
  const { limit, cursor } = state as Page
  return queryClient.prefetchQuery(pageQuery(search.endpoint, query, { limit, cursor }))
}

/**
 * Asks for the first page of a list whose link is being pressed, and for what its page reads besides. When the button is
 * released and the page opens, they are on their way. A page's component carries it as `prefetch`.
 */
export const prefetchRows =
  <E extends ListEndpoint, S>(search: ListSearch<E, S>) =>
  (): Promise<unknown> =>
    Promise.all([
      askFor(search, search.read('')),
      ...search.readsAlso.map(({ endpoint, query }) => queryClient.prefetchQuery(api.query(endpoint, { query }))),
    ])
