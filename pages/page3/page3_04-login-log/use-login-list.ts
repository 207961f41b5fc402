import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { api } from '#client/api/api.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { tableState } from '#client/ui/table/table-state.ts'
import { useCursorPages } from '#client/ui/table/use-cursor-pages.ts'
import { listLogins } from '#resources/login-log/contract.ts'
import { filterOf, LoginListState } from './list-state.ts'
import { matches, waitingFor, withArrived } from './live-rows.ts'
import { useArrivals } from './use-arrivals.ts'

/** The list as the URL asks for it, with what arrives while it is on the screen. */
export function useLoginList() {
  const [state, change] = useUrlState(LoginListState)
  const ownZone = useGlobal(global => global.time_zone)
  const zone = state.zone === 'utc' ? 'UTC' : ownZone
  const filter = useMemo(() => filterOf(state, zone), [state, zone])
  const { limit, cursor } = state
  const query = useQuery({
    ...api.query(listLogins, { query: { ...filter, limit, cursor } }),
    placeholderData: keepPreviousData,
  })
  const pages = useCursorPages(cursor, query, change)

  const scroller = useRef<HTMLElement>(null)
  const isNewest = cursor === undefined && filter.sort === '-loginTime'
  const isOpen = !filter.outcome && !filter.user && !filter.level && !filter.from && !filter.to
  const { arrivals, showWaiting } = useArrivals(isNewest && isOpen, scroller)
  const { data, isPlaceholderData } = query
  const list = useMemo(() => {
    const read = data?.rows ?? []
    const canMerge = isNewest && data !== undefined && !isPlaceholderData
    const shown = canMerge ? arrivals.shown.filter(login => matches(login, filter)) : []
    const rows = withArrived(read, shown, data?.next !== null)
    const known = new Set(read.map(row => row.id))
    const added = new Set(rows.filter(row => !known.has(row.id)).map(row => row.id))
    const count = data && { ...data.count, value: data.count.value + (data.count.isCapped ? 0 : added.size) }
    return { rows, added, count, waiting: waitingFor(arrivals, read, filter) }
  }, [data, isPlaceholderData, arrivals, filter, isNewest])

  function handleShowWaiting() {
    showWaiting()
    change({ cursor: undefined, sort: '-loginTime' })
    scroller.current?.scrollTo({ top: 0 })
    scroller.current?.focus()
  }

  return {
    state,
    /** A filter, the sort or the page size changes what the first page is: the list begins there again. */
    changeList: (patch: Partial<LoginListState>, options?: { replace?: boolean }) =>
      change({ cursor: undefined, ...patch }, options),
    changeLook: (patch: Partial<LoginListState>) => change(patch, { replace: true }),
    zone,
    filter,
    pages,
    scroller,
    tableState: tableState(query),
    latest: arrivals.shown[0],
    showWaiting: handleShowWaiting,
    ...list,
  }
}
