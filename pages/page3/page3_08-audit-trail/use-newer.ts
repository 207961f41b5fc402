import { type RefObject, useEffect, useState } from 'react'
import { queryClient } from '#client/api/query.ts'
import { onAnyRows } from '#client/live/live.ts'
import { type AuditRecord, listAudit, listAuditChoices, readAudit } from '#resources/audit/contract.ts'

/**
 * Each write adds a record. Where the reader looks at the top of the newest ones the list is read again at once; elsewhere that there are
 * newer ones is said, for rows that move under the eye are worse than late ones. `list` names what is listed: what another list had is not new in it.
 */
export function useNewer(
  rows: readonly AuditRecord[],
  list: string,
  isNewest: boolean,
  scroller: RefObject<HTMLElement | null>,
) {
  const [isWaiting, setIsWaiting] = useState(false)
  const [seen, setSeen] = useState({ list, newest: Number.POSITIVE_INFINITY })
  const [first] = rows
  // What stands there when a list is first shown is not new.
  if (first && (seen.list !== list || seen.newest === Number.POSITIVE_INFINITY)) setSeen({ list, newest: first.id })

  useEffect(
    () =>
      onAnyRows(() => {
        void queryClient.invalidateQueries({ queryKey: [listAuditChoices.path] })
        void queryClient.invalidateQueries({ queryKey: [readAudit.path] })
        if (isNewest && isAtTop(scroller.current)) void queryClient.invalidateQueries({ queryKey: [listAudit.path] })
        else setIsWaiting(true)
      }),
    [isNewest, scroller],
  )

  function show() {
    setIsWaiting(false)
    void queryClient.invalidateQueries({ queryKey: [listAudit.path] })
  }
  return { isWaiting, show, isNew: ({ id }: AuditRecord) => id > seen.newest }
}

const isAtTop = (scroller: HTMLElement | null) =>
  scroller === null || (scroller.scrollTop < 8 && scroller.getBoundingClientRect().top >= 0)
