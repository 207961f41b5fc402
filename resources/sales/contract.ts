import * as z from 'zod/mini'
import { Order } from '#resources/orders/contract.ts'
import { ORDER_STATUSES } from '#resources/orders/rules.ts'
import { CATEGORIES } from '#resources/products/rules.ts'
import { bytes, endpoint } from '#shared/contract.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { Names } from '#shared/row.ts'
import { Moment } from '#shared/time/moment.ts'
import { TimeZone } from '#shared/time/time-zone.ts'
import { DIMENSIONS, MEASURES } from './rules.ts'

export const title = { en: 'Sales', zh: '銷售' }
export const description = 'Sales by two dimensions of your choice, and the orders behind each number.'

/** Which orders count, and of orders with several products which lines. */
const filter = {
  /** Placed at or after this moment, and before the other. */
  from: z.optional(Moment),
  to: z.optional(Moment),
  /** Without it, all but cancelled orders count. */
  status: z.optional(z.enum(ORDER_STATUSES)),
  withCancelled: z._default(z.boolean(), false),
  category: z.optional(z.enum(CATEGORIES)),
}

const axes = {
  rows: z._default(z.enum(DIMENSIONS), 'month'),
  columns: z._default(z.enum(DIMENSIONS), 'category'),
  /** Months and weeks begin at midnight in this zone, weeks on Monday. */
  zone: z._default(TimeZone, 'UTC'),
}

const grouped = z.object({ ...filter, ...axes })
export type Grouped = z.output<typeof grouped>

const Sum = {
  /** Each order is counted once per cell, however many of its lines are in it. */
  orders: z.int(),
  /** TWD with tax. A line carries its share of the order's tax, so cells add up to the totals of the orders. */
  cents: z.int(),
}

/** One row or column with its total. */
export const PivotEntry = z.object({
  /** `2026-10`, the Monday of a week, a status, a category, or an id; `web`: no member sold it; `other`: all that have no entry. */
  key: z.string(),
  /** Of a customer, member, product or county; null for everything else. */
  name: z.nullable(Names),
  ...Sum,
})
export type PivotEntry = z.infer<typeof PivotEntry>

export const Pivot = z.object({
  rows: z.array(PivotEntry),
  columns: z.array(PivotEntry),
  /** Only cells with orders. `row` and `column` are positions in the lists above. */
  cells: z.array(z.object({ row: z.int(), column: z.int(), ...Sum })),
  total: z.object(Sum),
})
export type Pivot = z.infer<typeof Pivot>

/** Two different dimensions. */
const differ = z.refine<{ rows: string; columns: string }>(({ rows, columns }) => rows !== columns, {
  path: ['columns'],
})

export const pivotSales = endpoint('GET /api/sales/pivot', {
  summary: { en: 'Group sales by two dimensions, with totals', zh: '依兩個維度彙總銷售，並附合計' },
  needs: 'orders:read',
  query: grouped.check(differ),
  replies: { 200: Pivot },
})

export const SalesOrder = z.extend(
  z.pick(Order, { id: true, customer: true, status: true, totalCents: true, placedAt: true }),
  {
    /** How much of the order's total is counted. */
    countedCents: z.int(),
  },
)
export type SalesOrder = z.infer<typeof SalesOrder>

export const listSalesOrders = endpoint('GET /api/sales/orders', {
  summary: {
    en: 'List the orders behind a cell, a row or a column of the pivot table',
    zh: '列出樞紐表某一格、某一列或某一欄所計入的訂單',
  },
  needs: 'orders:read',
  query: z
    .extend(grouped, {
      /** The key of a row, of a column, or of both. */
      row: z.optional(z.string().check(z.maxLength(20))),
      column: z.optional(z.string().check(z.maxLength(20))),
      sort: z._default(sortQuery(['placedAt']), '-placedAt'),
      ...pageQuery,
    })
    .check(differ),
  replies: { 200: pageOf(SalesOrder) },
})

export const exportSales = endpoint('GET /api/sales/export', {
  summary: { en: 'Export the pivot table as CSV', zh: '將樞紐表匯出為 CSV' },
  needs: 'orders:read',
  query: z
    .extend(grouped, { measure: z._default(z.enum(MEASURES), 'amount'), language: z._default(z.enum(LANGUAGES), 'en') })
    .check(differ),
  replies: { 200: bytes('text/csv; charset=utf-8') },
  sends: ['content-disposition'],
})
