import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/api/api.ts'
import { href } from '#client/api/connect.ts'
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
  const isShown = status === (filter.status ?? status)
  const first = { ...filter, status, sort: 'rank', limit: PAGE_SIZE } as const
  const query = useInfiniteQuery({
    queryKey: [...BOARD, status, filter],
    queryFn: ({ pageParam: cursor, signal }) => api.call(listTickets, { query: { ...first, cursor } }, { signal }),
    meta: { firstPage: href(listTickets, { query: first }) },
    enabled: isShown,
    // The first page has no cursor.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
  const pages = isShown ? query.data?.pages : undefined
  const { isLoadingMore, showMore } = useMore(
    query,
    query.isPlaceholderData ? 1 : (pages?.length ?? 0),
    JSON.stringify(filter),
  )
  return {
    // A row that moved between two pages while they were being read is on both.
    tickets: pages ? [...new Map(pages.flatMap(({ rows }) => rows).map(row => [row.id, row])).values()] : NONE,
    count: pages?.[0]?.count,
    isLoading: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore,
    showMore,
    retry: () => void query.refetch(),
  }
}
export type Column = ReturnType<typeof useColumn>

type Pages = Pick<
  UseInfiniteQueryResult,
  'isFetching' | 'isError' | 'hasNextPage' | 'fetchNextPage' | 'dataUpdatedAt' | 'errorUpdatedAt'
>

/**
 * Reads one more page once nothing else is being read. The library would give up a reading that was caused by news for
 * it, and the other way round: the board would stay outdated, or the press without effect.
 */
function useMore(query: Pages, count: number, filter: string) {
  const { isFetching, isError, hasNextPage, fetchNextPage, dataUpdatedAt, errorUpdatedAt } = query
  const [asked, setAsked] = useState({ filter, pages: 0 })
  const isWanted = asked.filter === filter && asked.pages > count && hasNextPage
  const isNext = isWanted && !isFetching && !isError
  // A reading may begin and end between two renders.
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again after each reading.
  useEffect(() => {
    if (isNext) void fetchNextPage()
  }, [isNext, fetchNextPage, dataUpdatedAt, errorUpdatedAt])
  return {
    isLoadingMore: isWanted && !isError,
    showMore() {
      setAsked({ filter, pages: count + 1 })
      // The effect has tried it already.
      if (isError) void fetchNextPage()
    },
  }
}

/** Shows a ticket as it is now. Without it, a move before the board is read again would be based on an old version. */
export const showOnBoard = (ticket: Ticket): void =>
  void queryClient.setQueriesData<InfiniteData<ReplyBody<typeof listTickets>>>({ queryKey: BOARD }, board => {
    const rows = (all: readonly Ticket[]) => all.map(row => (row.id === ticket.id ? ticket : row))
    return board && { ...board, pages: board.pages.map(page => ({ ...page, rows: rows(page.rows) })) }
  })
