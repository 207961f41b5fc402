import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { type Event, listEvents } from '#resources/events/contract.ts'
import type { Problem } from '#shared/errors.ts'
import type { Block } from './outline.ts'
import type { EventFilter } from './search-params.ts'

const MAX_PER_PAGE = 200
/** What was scrolled by long ago is read again: else who reads to the end has all of it in memory. */
const KEPT_MS = 120_000

/** The rows of a block, newest first: a page after the other by cursor, where they are more than one page holds. */
export const blockQuery = (filter: EventFilter, { from, to, count }: Block) =>
  queryOptions<Event[], Problem>({
    queryKey: [listEvents.path, 'block', filter, { from, to, count }],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    async queryFn({ signal }) {
      const rows: Event[] = []
      // The days of the filter begin and end within those of UTC.
      const within = {
        from: filter.from && filter.from > from ? filter.from : from,
        to: filter.to && filter.to < to ? filter.to : to,
      }
      let cursor: string | undefined
      do {
        const query = { ...filter, ...within, sort: '-at' as const, limit: MAX_PER_PAGE, cursor }
        const page = await api.call(listEvents, { query }, { signal })
        rows.push(...page.rows)
        cursor = page.next ?? undefined
      } while (cursor !== undefined)
      // What happened since the days were counted stands at the top, and waits to be asked for.
      return rows.slice(Math.max(0, rows.length - count))
    },
  })
