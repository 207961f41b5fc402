import { useMemo } from 'react'
import type { ListOf } from '#client/list/use-list-page.ts'
import { matches, waitingFor, withArrived } from './live-rows.ts'
import type { loginLogSearch } from './search-params.ts'
import { useArrivals } from './use-arrivals.ts'

/** The list, with the rows that arrive while it is on the screen. */
export function useLiveLogins(list: ListOf<typeof loginLogSearch>) {
  const { rows: read, count, query, pages, isPlaceholder, scroller } = list
  const isNewest = list.isFirstPage && query.sort === '-loginTime'
  const { arrivals, showWaiting } = useArrivals(isNewest && list.active.length === 0, scroller)
  const hasMore = pages.onNext !== undefined
  const live = useMemo(() => {
    const canMerge = isNewest && count !== undefined && !isPlaceholder
    const shown = canMerge ? arrivals.shown.filter(login => matches(login, query)) : []
    const rows = withArrived(read, shown, hasMore)
    const known = new Set(read.map(row => row.id))
    const added = new Set(rows.filter(row => !known.has(row.id)).map(row => row.id))
    return {
      rows,
      added,
      count: count && { ...count, value: count.value + (count.isCapped ? 0 : added.size) },
      waiting: waitingFor(arrivals, read, query),
    }
  }, [read, count, isPlaceholder, arrivals, query, isNewest, hasMore])

  function handleShowWaiting() {
    showWaiting()
    list.change({ cursor: undefined, sort: '-loginTime' })
    list.scrollToTop()
  }

  const { added, waiting, ...shown } = live
  return {
    list: { ...list, ...shown },
    isAdded: ({ id }: { id: number }) => added.has(id),
    waiting,
    latest: arrivals.shown[0],
    showWaiting: handleShowWaiting,
  }
}
