import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import type { ListQuery } from '#client/list/define-list-search.ts'
import { listTickets, type Ticket } from '#resources/tickets/contract.ts'
import type { TicketStatus } from '#resources/tickets/rules.ts'
import type { ReplyBody } from '#shared/contract.ts'

const PAGE_SIZE = 20
const BOARD = [listTickets.path, 'board']
const NONE: readonly Ticket[] = []

/** The tickets of a status in order, as many pages as were requested; none if the filter names another status. */
export function useColumn(status: TicketStatus, filter: ListQuery<typeof listTickets>) {
  const query = useInfiniteQuery({
    queryKey: [...BOARD, status, filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.call(listTickets, { query: { ...filter, status, sort: 'rank', limit: PAGE_SIZE, cursor } }, { signal }),
    enabled: status === (filter.status ?? status),
    // The first page has no cursor.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages
  return {
    // A row that moved between two pages while they were being read is on both.
    tickets: pages ? [...new Map(pages.flatMap(({ rows }) => rows).map(row => [row.id, row])).values()] : NONE,
    count: pages?.[0]?.count,
    isLoading: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
export type Column = ReturnType<typeof useColumn>

/** Shows a ticket as it is now. Without it, a move before the board is read again would be based on an old version. */
export const showOnBoard = (ticket: Ticket): void =>
  void queryClient.setQueriesData<InfiniteData<ReplyBody<typeof listTickets>>>({ queryKey: BOARD }, board => {
    const rows = (all: readonly Ticket[]) => all.map(row => (row.id === ticket.id ? ticket : row))
    return board && { ...board, pages: board.pages.map(page => ({ ...page, rows: rows(page.rows) })) }
  })
