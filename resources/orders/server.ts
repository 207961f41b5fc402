import { csvOfFields } from '#server/entities/csv-of-fields.ts'
import { readList, readOne } from '#server/entities/list.ts'
import { answerCsv, csvOf } from '#server/http/csv.ts'
import { etagOf } from '#server/http/etag.ts'
import { serve } from '#server/http/serve.ts'
import { cancel, cancelSeveral } from './cancel.ts'
import {
  cancelOrder,
  cancelOrders,
  createOrder,
  exportOrders,
  listOrders,
  readOrder,
  selectOrders,
  sumOrders,
} from './contract.ts'
import { ordersToApi, withLines } from './entity.ts'
import { fields } from './fields.ts'
import { findOrders, SORTS, sumByStatus } from './find.ts'
import { placeOrder } from './place-order.ts'
import { MAX_SELECTED, ORDER_STATUSES } from './rules.ts'

export const endpoints = [
  serve(listOrders, async ({ db, rows, query }) => {
    const list = await readList(db, findOrders(rows, query), { ...query, sorts: SORTS })
    return { status: 200, body: { ...list, rows: await ordersToApi(rows, list.rows) } }
  }),

  serve(sumOrders, async ({ rows, query }) => {
    const sums = await sumByStatus(rows, query)
    const byStatus = ORDER_STATUSES.flatMap(status => sums.find(sum => sum.status === status) ?? [])
    const count = byStatus.reduce((sum, one) => sum + one.count, 0)
    const totalCents = byStatus.reduce((sum, one) => sum + one.totalCents, 0)
    return { status: 200, body: { count, totalCents, byStatus } }
  }),

  serve(selectOrders, async ({ rows, query }) => {
    const found = await findOrders(rows, query)
      .clearSelect()
      .select(['id', 'version', 'status'])
      .orderBy('id', 'desc')
      .limit(MAX_SELECTED + 1)
      .execute()
    return { status: 200, body: { rows: found.slice(0, MAX_SELECTED), isCut: found.length > MAX_SELECTED } }
  }),

  serve(exportOrders, async ({ db, rows, query }) => {
    const found = findOrders(rows, query)
    const readPage = async (limit: number, cursor?: string) => {
      const page = await readList(db, found, { sort: query.sort, sorts: SORTS, limit, cursor })
      return { ...page, rows: await ordersToApi(rows, page.rows) }
    }
    const { head, toLines } = csvOfFields(fields, query, {
      customer: ({ customer }) => customer.name[query.language],
    })
    return answerCsv('orders', csvOf(head, readPage, toLines))
  }),

  serve(createOrder, ({ write, body }) =>
    write(async writing => {
      const order = await placeOrder(writing, body)
      return { status: 201, body: order, headers: { ...etagOf(order), location: `/api/orders/${order.id}` } }
    }),
  ),

  serve(readOrder, async ({ rows, params: { orderId } }) => {
    const row = await readOne(rows('order'), orderId)
    return { status: 200, body: await withLines(rows, row), headers: etagOf(row) }
  }),

  serve(cancelOrder, async ({ write, params: { orderId }, headers }) => {
    const order = await write(writing => cancel(writing, orderId, headers['if-match']))
    return { status: 200, body: order, headers: etagOf(order) }
  }),

  serve(cancelOrders, ({ write, body }) =>
    write(async writing => {
      const outcomes = await cancelSeveral(writing, body.orders)
      return { status: 200, body: { outcomes } }
    }),
  ),
]
