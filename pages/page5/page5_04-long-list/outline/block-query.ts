import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { href } from '#client/api/connect.ts'
import type { EventFilter } from '#pages/page5/page5_04-long-list/search-params.ts'
import { listEvents, type NamedEvent } from '#resources/events/contract.ts'
import type { Problem } from '#shared/errors.ts'
import type { Block } from './outline.ts'

const MAX_PER_PAGE = 200
/**
 * Blocks far out of view are dropped and refetched later; otherwise a reader who scrolls to the end would hold
 * everything in memory.
 */
const KEPT_MS = 120_000

/** The rows of a block, newest first. A block larger than one page is read page by page. */
export function blockQuery(filter: EventFilter, { from, to, count }: Block) {
  const first = {
    ...filter,
    // The filter's days begin and end within the block's UTC days.
    from: filter.from && filter.from > from ? filter.from : from,
    to: filter.to && filter.to < to ? filter.to : to,
    sort: '-at',
    limit: MAX_PER_PAGE,
  } as const
  return queryOptions<NamedEvent[], Problem>({
    queryKey: [listEvents.path, 'block', filter, { from, to, count }],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    meta: { firstPage: href(listEvents, { query: first }) },
    async queryFn({ signal }) {
      const rows: NamedEvent[] = []
      let cursor: string | undefined
      do {
        const page = await api.call(listEvents, { query: { ...first, cursor } }, { signal })
        rows.push(...page.rows)
        cursor = page.next ?? undefined
      } while (cursor !== undefined)
      // Rows that are newer than the outline come first. They are left out until the reader asks for them.
      return rows.slice(Math.max(0, rows.length - count))
    },
  })
}
