import { useEffect, useState } from 'react'
import { readAgain } from '#client/api/query.ts'
import { isAtTop } from '#client/list/is-at-top.ts'
import type { ListOf } from '#client/list/use-list-page.ts'
import { onAnyRows } from '#client/live/live.ts'
import { type AuditEntry, listAuditChoices, listAuditRequests, readAudit } from '#resources/audit/contract.ts'
import type { auditSearch } from './search-params.ts'

/**
 * Every write adds an audit record. If the reader is at the top of the newest ones, the list is refetched at once.
 * Otherwise the page announces that there are newer ones.
 */
export function useNewer({ rows, query, isFirstPage, scroller, change, scrollToTop }: ListOf<typeof auditSearch>) {
  // The rows of another query are not new in this one.
  const list = JSON.stringify(query)
  const [isWaiting, setIsWaiting] = useState(false)
  const [seen, setSeen] = useState({ list, newest: Number.POSITIVE_INFINITY })
  const [first] = rows
  // The rows of the first render are not new.
  if (first && (seen.list !== list || seen.newest === Number.POSITIVE_INFINITY)) setSeen({ list, newest: first.id })

  useEffect(
    () =>
      onAnyRows(() => {
        void readAgain(listAuditChoices.path, readAudit.path)
        if (isFirstPage && isAtTop(scroller.current)) void readAgain(listAuditRequests.path)
        else setIsWaiting(true)
      }),
    [isFirstPage, scroller],
  )

  function show() {
    setIsWaiting(false)
    void readAgain(listAuditRequests.path)
    change({ cursor: undefined })
    scrollToTop()
  }
  return { isWaiting, show, isNew: ({ id }: AuditEntry) => id > seen.newest }
}
