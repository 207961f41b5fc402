import * as z from 'zod/mini'
import { pageQuery, sortQuery } from '#shared/paging.ts'
import { RowId } from '#shared/row.ts'

/** The page's state in the URL. */
export const RouteListState = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  sort: z._default(sortQuery(['name', 'id']), 'name'),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  /** The route in the form; without it, a new one. */
  route: z.optional(RowId),
  /** The service point that a new route begins at. */
  site: z.optional(RowId),
})
export type RouteListState = z.output<typeof RouteListState>
