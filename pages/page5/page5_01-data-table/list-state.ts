import * as z from 'zod/mini'
import { writeUrlState } from '#client/router/url-state.ts'
import { MAX_PINNED, readWidths, WidthTexts, writeWidths } from '#client/ui/table/arrange/widths.ts'
import type { Layout } from '#client/ui/table/column.ts'
import type { OrderFilter } from '#resources/orders/contract.ts'
import {
  MAX_CENTS,
  ORDER_COLUMNS,
  ORDER_STATUSES,
  type OrderColumn,
  SORTABLE_ORDER_COLUMNS,
} from '#resources/orders/rules.ts'
import { pageQuery, sortQuery } from '#shared/paging.ts'
import { RowId } from '#shared/row.ts'
import { addDays, startOfDay } from '#shared/zone.ts'

const DEFAULT_COLUMNS = ['id', 'customer', 'status', 'total', 'placedAt', 'site', 'member'] as const
const CENTS = 100
const Dollars = z.int().check(z.minimum(0), z.maximum(Math.floor(MAX_CENTS / CENTS)))

/** The page's state in the URL. Days are those of the operator's zone, both included; amounts are dollars. */
export const OrderListState = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  status: z.optional(z.enum(ORDER_STATUSES)),
  customer: z.optional(RowId),
  site: z.optional(RowId),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  min: z.optional(Dollars),
  max: z.optional(Dollars),
  sort: z._default(sortQuery(SORTABLE_ORDER_COLUMNS), '-placedAt'),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
  columns: z._default(z.array(z.enum(ORDER_COLUMNS)), [...DEFAULT_COLUMNS]),
  pinned: z._default(z.array(z.enum(ORDER_COLUMNS)).check(z.maxLength(MAX_PINNED)), ['id']),
  widths: z._default(WidthTexts, []),
  /** The saved view that is shown. */
  view: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
})
export type OrderListState = z.output<typeof OrderListState>

/** The state without any filter. */
export const NO_FILTER = {
  search: undefined,
  status: undefined,
  customer: undefined,
  site: undefined,
  from: undefined,
  to: undefined,
  min: undefined,
  max: undefined,
} as const
const FILTERS = Object.keys(NO_FILTER) as (keyof typeof NO_FILTER)[]

export const countFilters = (state: OrderListState): number => FILTERS.filter(name => state[name] !== undefined).length

/** An amount as people type one: `1,200`, `NT$1200`; undefined: it is none. */
export function dollarsIn(text: string | undefined): number | undefined {
  const plain = text?.normalize('NFKC').replace(/NT\$|[,\s]/gi, '')
  return plain && z.safeParse(Dollars, Number(plain)).success ? Number(plain) : undefined
}

/** What the server is asked for. */
export const filterOf = (state: OrderListState, zone: string): OrderFilter => ({
  search: state.search?.trim() || undefined,
  status: state.status,
  customerId: state.customer,
  siteId: state.site,
  from: state.from && startOfDay(state.from, zone),
  to: state.to && startOfDay(addDays(state.to, 1), zone),
  minCents: state.min === undefined ? undefined : state.min * CENTS,
  maxCents: state.max === undefined ? undefined : state.max * CENTS,
  sort: state.sort,
})

export const INITIAL_LAYOUT: Layout = { columns: DEFAULT_COLUMNS, isFirstPinned: true, pinned: ['id'], widths: {} }

export const layoutOf = ({ columns, pinned, widths }: OrderListState): Layout => ({
  columns,
  isFirstPinned: true,
  pinned,
  widths: readWidths(widths),
})

/** The table names columns of its own, and no others. */
export const stateOfLayout = ({ columns, pinned = [], widths }: Layout) => ({
  columns: columns as OrderColumn[],
  pinned: pinned as OrderColumn[],
  widths: writeWidths(widths),
})

/** What a saved view keeps of the state: not where one was in the list. */
export const viewSearchOf = (state: OrderListState): string =>
  writeUrlState(OrderListState, '', { ...state, cursor: undefined, view: undefined }).slice(1)
