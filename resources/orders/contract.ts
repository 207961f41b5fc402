import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { Moment } from '#shared/moment.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { Names, RowId, versioned } from '#shared/row.ts'
import { MOST_CENTS, MOST_LINES, MOST_QUANTITY, ORDER_STATUSES } from './rules.ts'

export const title = { en: 'Orders', zh: '訂單' }

const Time = z.nullable(z.iso.datetime())

/** Amounts are integer cents of TWD. */
export const Order = z.object({
  id: RowId,
  customer: z.object({ id: RowId, name: Names }),
  /** Who of the members sold it; null: nobody did, it came by the web shop or this console. */
  memberId: z.nullable(RowId),
  /** The service point at which it is picked up; null: it is delivered. */
  siteId: z.nullable(RowId),
  status: z.enum(ORDER_STATUSES),
  subtotalCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  placedAt: z.iso.datetime(),
  paidAt: Time,
  packedAt: Time,
  shippedAt: Time,
  deliveredAt: Time,
  cancelledAt: Time,
  ...versioned,
})
export type Order = z.infer<typeof Order>

export const OrderLine = z.object({
  line: z.int(),
  product: z.object({ id: RowId, sku: z.string(), name: Names }),
  quantity: z.int(),
  unitPriceCents: z.int(),
  totalCents: z.int(),
})

export const OrderWithLines = z.extend(Order, { lines: z.array(OrderLine) })
export type OrderWithLines = z.infer<typeof OrderWithLines>

const Cents = z.int().check(z.minimum(0), z.maximum(MOST_CENTS))

/** A line as a form fills it in. */
export const LineFields = z.object({
  productId: RowId,
  quantity: z.int().check(z.minimum(1), z.maximum(MOST_QUANTITY)),
})

/** An order as it is placed. Prices and total are what the customer was shown: another one is refused, not charged. */
export const OrderFields = z.object({
  customerId: RowId,
  /** A shop or pick-up point; null: it is delivered. */
  siteId: z.nullable(RowId),
  lines: z.array(z.extend(LineFields, { unitPriceCents: Cents })).check(z.minLength(1), z.maxLength(MOST_LINES)),
  totalCents: Cents,
})
export type OrderFields = z.infer<typeof OrderFields>

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  summary: {
    en: 'Orders by status, customer and time of placing; sorted, a page at a time',
    zh: '訂單：依狀態、客戶與下單時間篩選，可排序，逐頁讀取',
  },
  needs: 'orders:read',
  query: z.object({
    status: z.optional(z.enum(ORDER_STATUSES)),
    customerId: z.optional(RowId),
    /** Placed at or after this moment, and before the other. */
    from: z.optional(Moment),
    to: z.optional(Moment),
    sort: z._default(sortQuery(['placedAt', 'total']), '-placedAt'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Order) },
})

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  summary: {
    en: 'Place an order: all of its goods are taken from the stock, or none; each refusal points at its line',
    zh: '成立訂單：所有明細一起扣庫存，否則都不扣；每個拒絕原因都指向該筆明細',
  },
  needs: 'orders:write',
  headers: z.object(idempotent),
  body: OrderFields,
  replies: { 201: OrderWithLines, 422: refusal(['key-reused', 'order-refused']) },
  sends: ['etag', 'location'],
})

const params = z.object({ orderId: RowId })

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId',
  summary: { en: 'One order with its lines', zh: '讀取一張訂單與其明細' },
  needs: 'orders:read',
  params,
  replies: { 200: OrderWithLines, 404: refusal(['not-found']) },
  sends: ['etag'],
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/cancel',
  summary: {
    en: 'Cancel an order that has not been sent; its goods can be sold again',
    zh: '取消尚未出貨的訂單，商品回到庫存',
  },
  needs: 'orders:write',
  params,
  headers: z.object(ifMatch),
  replies: {
    200: OrderWithLines,
    404: refusal(['not-found']),
    412: refusal(['stale'], { current: OrderWithLines }),
    422: refusal(['order-on-its-way']),
    428: refusal(['version-required']),
  },
  sends: ['etag'],
})
