import { useCallback, useMemo, useState } from 'react'
import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import type { ListEndpoint, ListSearch } from './define-list-search.ts'

/**
 * The state of a list in the URL, and how to change it. A change of the rows or the page calls `onOtherRows` before React
 * renders it. It must keep its identity.
 */
export function useListSearch<E extends ListEndpoint, S>(search: ListSearch<E, S>, onOtherRows?: (state: S) => void) {
  const [urlState, changeUrl] = useUrlState(search.schema, search.upgrade)
  // The schema consists of the parts that the search's type names.
  const state = urlState as S
  const ownZone = useGlobal(global => global.time_zone)
  const zone = search.zoneOf(state, ownZone)
  const query = useMemo(() => search.queryOf(state, zone), [search, state, zone])
  const change = useCallback(
    (patch: Partial<S>, how?: { replace?: boolean }) => {
      const isFirstPage = search.changesRows(patch)
      const next = changeUrl(isFirstPage ? { cursor: undefined, ...patch } : patch, how)
      if (next !== null && (isFirstPage || 'cursor' in patch)) onOtherRows?.(search.read(next))
    },
    [changeUrl, search, onOtherRows],
  )
  const [resets, setResets] = useState(0)
  return {
    state,
    /** Changes the URL. A change of filter, sort or page size goes back to the first page. */
    change,
    reset(names?: readonly (keyof S)[]) {
      if (names?.length !== 1) setResets(count => count + 1)
      change(search.resetOf(names))
    },
    /** How often all filters were reset. A text that means nothing is in no URL, and goes with them. */
    resets,
    active: search.activeFilters(state),
    zone,
    /** The query without the page; exports and sums take the same. */
    query,
  }
}
/** What the filter fields and chips need of a list. */
export type Narrowed<S> = Pick<
  ReturnType<typeof useListSearch<ListEndpoint, S>>,
  'state' | 'change' | 'reset' | 'resets' | 'active'
>
