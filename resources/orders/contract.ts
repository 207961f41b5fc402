import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { Moment } from '#shared/moment.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { Names, RowId, versioned } from '#shared/row.ts'
import { ORDER_STATUSES } from './rules.ts'

export const title = { en: 'Orders', zh: '訂單' }

const Time = z.nullable(z.iso.datetime())

/** Amounts are integer cents of TWD. */
export const Order = z.object({
  id: RowId,
  customer: z.object({ id: RowId, name: Names }),
  /** Who sold it; null: the web shop. */
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

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId',
  summary: { en: 'One order with its lines', zh: '讀取一張訂單與其明細' },
  needs: 'orders:read',
  params: z.object({ orderId: RowId }),
  replies: { 200: OrderWithLines, 404: refusal(['not-found']) },
  sends: ['etag'],
})
