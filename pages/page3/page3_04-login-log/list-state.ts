import * as z from 'zod/mini'
import { LOGIN_COLUMNS, type LoginFilter, OUTCOMES, SORTABLE_LOGIN_COLUMNS } from '#resources/login-log/contract.ts'
import { pageQuery, sortQuery } from '#shared/paging.ts'
import { LEVELS } from '#shared/permissions.ts'
import { addDays, startOfDay } from '#shared/zone.ts'

/** The list's state in the URL. `from` and `to` are days of the zone that the times are shown in, both included. */
export const LoginListState = z.object({
  outcome: z.optional(z.enum(OUTCOMES)),
  user: z.optional(z.string().check(z.maxLength(100))),
  level: z.optional(z.enum(LEVELS)),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  zone: z._default(z.enum(['own', 'utc']), 'own'),
  sort: z._default(sortQuery(SORTABLE_LOGIN_COLUMNS), '-loginTime'),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  columns: z._default(z.array(z.enum(LOGIN_COLUMNS)), [...LOGIN_COLUMNS]),
  isFirstPinned: z._default(z.boolean(), true),
})
export type LoginListState = z.output<typeof LoginListState>

export const FILTERS = ['outcome', 'user', 'level', 'from', 'to'] as const
type Filters = Pick<LoginListState, (typeof FILTERS)[number]>

/** The state without any filter, on the first page. */
export const NO_FILTER = { outcome: undefined, user: undefined, level: undefined, from: undefined, to: undefined }

export const isFiltered = (state: Filters): boolean => FILTERS.some(name => state[name] !== undefined)

/** What the server is asked for: the days as the moments at which they begin and end in the zone. */
export function filterOf({ outcome, user, level, from, to, sort }: LoginListState, zone: string): LoginFilter {
  return {
    outcome,
    user: user?.trim() || undefined,
    level,
    from: from && startOfDay(from, zone),
    to: to && startOfDay(addDays(to, 1), zone),
    sort,
  }
}
