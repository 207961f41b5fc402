import { useCallback, useMemo } from 'react'
import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import type { ListEndpoint, ListSearch } from './define-list-search.ts'

/** What the address asks of a list, and how to ask for something else. */
export function useListSearch<E extends ListEndpoint, S>(search: ListSearch<E, S>) {
  const [urlState, changeUrl] = useUrlState(search.schema, search.upgrade)
  // The schema was put together from the parts that the search's type names.
  const state = urlState as S
  const ownZone = useGlobal(global => global.time_zone)
  const zone = search.zoneOf(state, ownZone)
  const query = useMemo(() => search.queryOf(state, zone), [search, state, zone])
  const change = useCallback(
    (patch: Partial<S>, how?: { replace?: boolean }) =>
      changeUrl(search.changesRows(patch) ? { cursor: undefined, ...patch } : patch, how),
    [changeUrl, search],
  )
  return {
    state,
    /** Changes the address. A filter, the sort or the page size begins the list on its first page again. */
    change,
    reset: (names?: readonly (keyof S)[]) => change(search.resetOf(names)),
    active: search.activeFilters(state),
    zone,
    /** What the endpoint is asked for, but for which page: exports and sums take the same. */
    query,
  }
}
/** What fields and chips of filters need of a list. */
export type Narrowed<S> = Pick<
  ReturnType<typeof useListSearch<ListEndpoint, S>>,
  'state' | 'change' | 'reset' | 'active'
>
