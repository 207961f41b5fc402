import * as z from 'zod/mini'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { columnIds, sortIds } from '#shared/fields.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { Names, RowId, VersionedRow } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { csvQueryOf } from '#shared/text/csv-query.ts'
import { Moment } from '#shared/time/moment.ts'
import { fields } from './fields.ts'
import { MAX_AT_ONCE, MAX_CENTS, MAX_LINES, MAX_QUANTITY, MAX_SELECTED, ORDER_STATUSES } from './rules.ts'

export const title = { en: 'Orders', zh: '訂單' }
export const description = 'Orders with their lines, from placed to delivered or cancelled.'

/** Amounts are integer cents of TWD. */
export const Order = schemaOf(fields)
export type Order = z.infer<typeof Order>

export const ORDER_COLUMNS = columnIds(fields)
export type OrderColumn = (typeof ORDER_COLUMNS)[number]

export const OrderLine = z.object({
  line: z.int(),
  product: z.object({ id: RowId, sku: z.string(), name: Names }),
  quantity: z.int(),
  unitPriceCents: z.int(),
  totalCents: z.int(),
})

export type OrderLine = z.infer<typeof OrderLine>

export const OrderWithLines = z.extend(Order, { lines: z.array(OrderLine) })
export type OrderWithLines = z.infer<typeof OrderWithLines>

const Cents = z.int().check(z.minimum(0), z.maximum(MAX_CENTS))

/** The fields of a line in the order form. */
export const LineFields = z.object({ productId: RowId, quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)) })

/** A new order. Prices and total are those shown to the customer: if they differ now, the order is refused. */
export const OrderFields = z.object({
  customerId: RowId,
  /** A shop or pick-up point; null for delivery. */
  siteId: z.nullable(RowId),
  lines: z.array(z.extend(LineFields, { unitPriceCents: Cents })).check(z.minLength(1), z.maxLength(MAX_LINES)),
  totalCents: Cents,
})
export type OrderFields = z.infer<typeof OrderFields>

export const OrderFilter = z.object({
  status: z.optional(z.enum(ORDER_STATUSES)),
  customerId: z.optional(RowId),
  /** The service point for pick-up. */
  siteId: z.optional(RowId),
  /** `from` is inclusive, `to` exclusive. */
  from: z.optional(Moment),
  to: z.optional(Moment),
  /** The range of totals, both inclusive. */
  minCents: z.optional(Cents),
  maxCents: z.optional(Cents),
  /** The number of an order, or part of its customer's name in either language. */
  search,
  sort: z._default(sortQuery(sortIds(fields)), '-placedAt'),
})
export type OrderFilter = z.infer<typeof OrderFilter>

export const listOrders = endpoint('GET /api/orders', {
  summary: { en: 'List orders', zh: '列出訂單' },
  needs: 'orders:read',
  query: z.extend(OrderFilter, pageQuery),
  replies: { 200: pageOf(Order) },
})

const Total = z.object({ count: z.int(), totalCents: z.int() })

export const sumOrders = endpoint('GET /api/orders/totals', {
  summary: {
    en: 'Get the number and the total of the matching orders, by status',
    zh: '統計符合條件的訂單數與金額，依狀態分列',
  },
  needs: 'orders:read',
  query: OrderFilter,
  replies: { 200: z.extend(Total, { byStatus: z.array(z.extend(Total, { status: z.enum(ORDER_STATUSES) })) }) },
})

export const selectOrders = endpoint('GET /api/orders/selection', {
  summary: {
    en: `Select all matching orders for a bulk action, up to ${MAX_SELECTED}`,
    zh: `選取所有符合條件的訂單以供批次處理，最多 ${MAX_SELECTED} 筆`,
  },
  needs: 'orders:read',
  query: OrderFilter,
  replies: {
    200: z.object({ rows: z.array(z.pick(Order, { id: true, version: true, status: true })), isCut: z.boolean() }),
  },
})

export const exportOrders = endpoint('GET /api/orders/export', {
  summary: { en: 'Export orders as CSV', zh: '將訂單匯出為 CSV' },
  needs: 'orders:read',
  query: z.extend(OrderFilter, csvQueryOf(ORDER_COLUMNS)),
  replies: { 200: bytes('text/csv; charset=utf-8') },
  sends: ['content-disposition'],
})

export const createOrder = endpoint('POST /api/orders', {
  summary: {
    en: 'Create an order and take its items from stock. Errors point to the line they concern',
    zh: '建立訂單並扣除庫存，錯誤會指向對應的明細',
  },
  needs: 'orders:write',
  headers: z.object(idempotent),
  body: OrderFields,
  replies: { 201: OrderWithLines, 422: refusal(['key-reused', 'limit-reached', 'order-refused']) },
  sends: ['location'],
})

export const readOrder = endpoint('GET /api/orders/:orderId', {
  summary: { en: 'Get an order with its lines', zh: '讀取訂單與明細' },
  needs: 'orders:read',
  replies: { 200: OrderWithLines },
})

export const cancelOrder = endpoint('POST /api/orders/:orderId/cancel', {
  summary: {
    en: 'Cancel an order that has not shipped and return its items to stock',
    zh: '取消尚未出貨的訂單，商品回到庫存',
  },
  needs: 'orders:write',
  headers: z.object(ifMatch),
  replies: { 200: OrderWithLines, 422: refusal(['order-on-its-way']) },
})

/** The outcome for each order, in the order of the request. */
export const CancelOutcomes = z.object({
  outcomes: z.array(
    z.object({
      id: RowId,
      /** null if it was cancelled. */
      refusal: z.nullable(z.enum(['not-found', 'stale', 'order-on-its-way'])),
      /** The current order; null if it does not exist. */
      order: z.nullable(Order),
    }),
  ),
})
export type CancelOutcome = z.infer<typeof CancelOutcomes>['outcomes'][number]

export const cancelOrders = endpoint('POST /api/orders/cancel', {
  summary: { en: 'Cancel several orders and get the result for each', zh: '取消多張訂單，逐一回報結果' },
  needs: 'orders:write',
  headers: z.object(idempotent),
  body: z.object({ orders: z.array(VersionedRow).check(z.minLength(1), z.maxLength(MAX_AT_ONCE)) }),
  replies: { 200: CancelOutcomes, 422: refusal(['key-reused']) },
})
