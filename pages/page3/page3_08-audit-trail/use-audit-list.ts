import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { api } from '#client/api/api.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { tableState } from '#client/ui/table/table-state.ts'
import { useCursorPages } from '#client/ui/table/use-cursor-pages.ts'
import { type AuditRecord, listAudit } from '#resources/audit/contract.ts'
import { AuditListState, filterOf } from './list-state.ts'
import { useNewer } from './use-newer.ts'

const NO_ROWS: readonly AuditRecord[] = []

/** The list as the URL asks for it, read again as anybody writes while the reader looks at the newest records. */
export function useAuditList() {
  const [state, change] = useUrlState(AuditListState)
  const zone = useGlobal(global => global.time_zone)
  const filter = useMemo(() => filterOf(state, zone), [state, zone])
  const { limit, cursor } = state
  const query = useQuery({
    ...api.query(listAudit, { query: { ...filter, limit, cursor } }),
    placeholderData: keepPreviousData,
  })
  const rows = query.data?.rows ?? NO_ROWS
  const scroller = useRef<HTMLElement>(null)
  const newer = useNewer(rows, JSON.stringify(filter), cursor === undefined, scroller)
  const pages = useCursorPages(cursor, query, change)

  function handleShowNewer() {
    newer.show()
    change({ cursor: undefined })
    scroller.current?.scrollTo({ top: 0 })
    scroller.current?.focus()
  }

  return {
    state,
    change,
    /** A filter or the page size changes what the first page is: the list begins there again. */
    changeList: (patch: Partial<AuditListState>, options?: { replace?: boolean }) =>
      change({ cursor: undefined, ...patch }, options),
    zone,
    filter,
    rows,
    count: query.data?.count,
    pages,
    scroller,
    isNew: newer.isNew,
    hasNewer: newer.isWaiting,
    showNewer: handleShowNewer,
    tableState: tableState(query),
  }
}
