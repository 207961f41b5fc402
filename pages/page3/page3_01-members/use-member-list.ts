import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#client/api/api.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { tableState } from '#client/ui/table/table-state.ts'
import { useCursorPages } from '#client/ui/table/use-cursor-pages.ts'
import { listMembers, type Member, readMember } from '#resources/members/contract.ts'
import { filterOf, MemberListState } from './list-state.ts'

const NO_ROWS: readonly Member[] = []

/** The list as the URL asks for it, read again when anybody writes a member. */
export function useMemberList() {
  const [state, change] = useUrlState(MemberListState)
  const filter = useMemo(() => filterOf(state), [state])
  const { limit, cursor } = state
  const query = useQuery({
    ...api.query(listMembers, { query: { ...filter, limit, cursor } }),
    placeholderData: keepPreviousData,
  })
  const written = useLiveRows('members', listMembers.path, readMember.path)
  const pages = useCursorPages(cursor, query, change)
  return {
    state,
    change,
    /** A filter, the sort or the page size changes what the first page is: the list begins there again. */
    changeList: (patch: Partial<MemberListState>, options?: { replace?: boolean }) =>
      change({ cursor: undefined, ...patch }, options),
    filter,
    rows: query.data?.rows ?? NO_ROWS,
    count: query.data?.count,
    pages,
    written,
    tableState: tableState(query),
  }
}
