import * as z from 'zod/mini'
import { addDays, startOfDay } from '#shared/zone.ts'
import { TrafficFilter } from '#resources/traffic/contract.ts'
import { pageQuery } from '#shared/paging.ts'

const { method, endpoint, status, page, client, text } = TrafficFilter.shape

/** The list's state in the URL. `from` and `to` are days of the operator's zone, both included. */
export const TrafficListState = z.object({
  text,
  method,
  status,
  client,
  page,
  endpoint,
  fault: z.optional(z.literal('on')),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
})
export type TrafficListState = z.output<typeof TrafficListState>

export const FILTERS = ['text', 'method', 'status', 'client', 'page', 'endpoint', 'fault', 'from', 'to'] as const
type Filters = Pick<TrafficListState, (typeof FILTERS)[number]>

/** The state without any filter, on the first page. */
export const NO_FILTER = Object.fromEntries(FILTERS.map(name => [name, undefined])) as {
  [N in keyof Filters]: undefined
}

export const isFiltered = (state: Filters): boolean => FILTERS.some(name => state[name] !== undefined)

/** Asked for other programs' requests and nothing else: when there are none, the way to make some is what helps. */
export const isForOthers = (state: Filters): boolean =>
  state.client === 'other' && FILTERS.every(name => name === 'client' || state[name] === undefined)

/** What the server is asked for. */
export const filterOf = (
  { limit: _, cursor: __, fault, from, to, ...state }: TrafficListState,
  zone: string,
): TrafficFilter => ({
  ...state,
  text: state.text?.trim() || undefined,
  isFaulted: fault === 'on' || undefined,
  from: from && startOfDay(from, zone),
  to: to && startOfDay(addDays(to, 1), zone),
})
