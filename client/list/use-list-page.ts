import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { markStale, queryClient } from '#client/api/query.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useSettled } from '#client/state/use-settled.ts'
import type { Layout } from '#client/ui/table/column.ts'
import { useCursorPages } from '#client/ui/table/pager/use-cursor-pages.ts'
import { tableState } from '#client/ui/table/table-state.ts'
import { resourceOf } from '#shared/contract.ts'
import type { ListEndpoint, ListRow, ListSearch } from './define-list-search.ts'
import { askFor, pageQuery } from './page-query.ts'
import { useSelection } from './selection/use-selection.ts'
import { useListSearch } from './use-list-search.ts'

/** What every list's response has in common. The endpoint's own type has the rest. */
type Listed<R> = { rows: readonly R[]; next: string | null; count: { value: number; isCapped: boolean } }
type Paged = { limit?: number; cursor?: string; sort?: string; view?: string }

type Options<R> = {
  /** The row's id; `id` by default. */
  rowId?: (row: R) => string
  /** Rows on other pages of the list stay selected. */
  selectionSpansPages?: boolean
  /** false: the page itself decides when rows are refetched. */
  isLive?: boolean
  /** Once it is left, it counts as outdated, because nothing tells what happens meanwhile. */
  isReadAnew?: boolean
  /** Other data that every row shows is still being read. If it came after the rows, they would move. */
  isWaiting?: boolean
}

// Rows of a list have an id.
const idOf = (row: unknown) => String((row as { id: unknown }).id)

/** Everything a list page needs: the state from the URL, the rows, and the actions on both. */
export function useListPage<E extends ListEndpoint, S>(search: ListSearch<E, S>, options: Options<ListRow<E>> = {}) {
  type R = ListRow<E>
  const { rowId = idOf, selectionSpansPages = false, isLive = true, isReadAnew = false, isWaiting = false } = options
  const { endpoint } = search
  const ask = useCallback((next: S) => void askFor(search, next), [search])
  const asked = useListSearch(search, ask)
  const { state, change, query } = asked
  // Every list's state has these (`defineListSearch`).
  const { limit, cursor, sort = '', view } = state as Paged & { limit: number }
  const scroller = useRef<HTMLElement>(null)

  const result = useQuery({ ...pageQuery(endpoint, query, { limit, cursor }), placeholderData: keepPreviousData })
  useEffect(() => {
    if (isReadAnew) return () => void markStale(endpoint.path)
  }, [isReadAnew, endpoint.path])
  const written = useLiveRows(isLive ? resourceOf(endpoint.path) : null)
  // The reply of a list.
  const data = result.data as unknown as Listed<R> | undefined
  const rows = data?.rows ?? NO_ROWS
  const selection = useSelection<R>({ rows, rowId, spansPages: selectionSpansPages })
  const changePaged = change as unknown as (patch: Paged) => void
  const pages = useCursorPages(cursor, { data, isPlaceholderData: result.isPlaceholderData }, changePaged)
  // The range belongs to the rows that are shown. Without a connection, those of the next page may never arrive.
  const before = useSettled(pages.pagesBefore === null ? null : pages.pagesBefore * limit, !result.isPlaceholderData)
  const layout = useMemo(() => search.layout?.read(state as never), [search, state])

  const own = tableState(result)
  return {
    search,
    ...asked,
    rows,
    rowId,
    count: data?.count,
    limit,
    changeLimit: (to: number) => changePaged({ limit: to }),
    sort,
    // Only sortable columns have a sort button in their head.
    changeSort: (to: string) => changePaged({ sort: to }),
    /** The id of the saved view that is open. */
    view,
    isFirstPage: cursor === undefined,
    /** The rows still belong to the previous page. */
    isPlaceholder: result.isPlaceholderData,
    pages: {
      ...pages,
      before,
      prefetchNext: () =>
        data?.next &&
        !result.isPlaceholderData &&
        void queryClient.prefetchQuery(pageQuery(endpoint, query, { limit, cursor: data.next })),
    },
    tableState: isWaiting && own.is === 'ready' ? LOADING : own,
    /** Rows that were written last, by anyone. */
    isWritten: (row: R) => written.has((row as { id: number | string }).id),
    selection,
    layout,
    // `write` returns fields of the list's own state.
    changeLayout: (next: Layout) => change((search.layout?.write(next) ?? {}) as Partial<S>, { replace: true }),
    /** Updates rows optimistically; returns the rollback. */
    patchRows: (some: readonly { id: string | number }[], patch: (row: R) => R) =>
      patchRows(endpoint, new Set(some.map(({ id }) => String(id))), rowId, patch),
    /** The scrolling element of the table. */
    scroller,
    scrollToTop: () => {
      scroller.current?.scrollTo({ top: 0 })
      scroller.current?.focus()
    },
  }
}
export type List<E extends ListEndpoint, S> = ReturnType<typeof useListPage<E, S>>
export type ListOf<T> = T extends ListSearch<infer E, infer S> ? List<E, S> : never

const NO_ROWS: readonly never[] = []
const LOADING = { is: 'loading' } as const

function patchRows<R>(
  { path }: ListEndpoint,
  ids: ReadonlySet<string>,
  rowId: (row: R) => string,
  patch: (row: R) => R,
): () => void {
  // Any object may be asked for its rows.
  const isList = (data: unknown): data is Listed<R> => Array.isArray((data as Partial<Listed<R>> | undefined)?.rows)
  const patched = new Map<string, { before: R; after: string }>()
  const replace = (replacementOf: (row: R) => R) =>
    queryClient.setQueriesData({ queryKey: [path] }, data =>
      isList(data) ? { ...data, rows: data.rows.map(replacementOf) } : data,
    )
  // A response in flight was computed earlier, and would overwrite the patch.
  void queryClient.cancelQueries({ queryKey: [path] })
  replace(row => {
    if (!ids.has(rowId(row))) return row
    const next = patch(row)
    patched.set(rowId(row), { before: row, after: JSON.stringify(next) })
    return next
  })
  // Roll back only rows that were not refetched since. The cache holds copies, so rows are compared by content.
  return () =>
    replace(row => {
      const change = patched.get(rowId(row))
      return change?.after === JSON.stringify(row) ? change.before : row
    })
}
