import { useEffect, useEffectEvent, useState } from 'react'
import { markStale, readAgain } from '#client/api/query.ts'
import { isAtTop } from '#client/list/is-at-top.ts'
import type { ListOf } from '#client/list/use-list-page.ts'
import { onRows } from '#client/live/live.ts'
import type { errorsSearch } from '#pages/page6/page6_07-errors/search-params.ts'
import { listErrorGroups, listErrorReports, readErrorGroup } from '#resources/error-reports/contract.ts'

const NONE: ReadonlySet<number | string> = new Set()

/**
 * Every report moves its group to the top of the list. If the reader is there, the list is read again at once. Otherwise
 * the page says how many groups have news, because rows that move are worse than late ones.
 */
export function useNews({ rows, isFirstPage, scroller, change, scrollToTop }: ListOf<typeof errorsSearch>) {
  const [waiting, setWaiting] = useState(NONE)
  const [shown, setShown] = useState(rows)
  if (shown !== rows) {
    setShown(rows)
    setWaiting(NONE)
  }

  const handleNews = useEffectEvent((ids: readonly (number | string)[] | null) => {
    void readAgain(readErrorGroup.path, listErrorReports.path)
    if (ids === null || (isFirstPage && isAtTop(scroller.current))) return void readAgain(listErrorGroups.path)
    void markStale(listErrorGroups.path)
    setWaiting(before => new Set([...before, ...ids]))
  })
  useEffect(() => onRows('error-reports', ids => handleNews(ids)), [])

  function show() {
    setWaiting(NONE)
    void readAgain(listErrorGroups.path)
    change({ cursor: undefined })
    scrollToTop()
  }
  return { waiting: waiting.size, show }
}
