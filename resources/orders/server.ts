import { answerCsv, csvOf } from '#server/csv.ts'
import { readList, readOne } from '#server/entities/list.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
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
import { headOf, rowsOf } from './csv.ts'
import { findOrders, SORTS, sumByStatus } from './find.ts'
import { place } from './place.ts'
import { fromOrders, tellOrders, withLines } from './read.ts'
import { MAX_SELECTED, ORDER_STATUSES } from './rules.ts'

export const endpoints = [
  serve(listOrders, async ({ db, operator, query }) => {
    const list = await readList(db, findOrders(db, operator, query), { ...query, sorts: SORTS })
    return { status: 200, body: { ...list, rows: await tellOrders(db, operator, list.rows) } }
  }),

  serve(sumOrders, async ({ db, operator, query }) => {
    const sums = await sumByStatus(db, operator, query)
    const byStatus = ORDER_STATUSES.flatMap(status => sums.find(sum => sum.status === status) ?? [])
    const count = byStatus.reduce((sum, one) => sum + one.count, 0)
    const totalCents = byStatus.reduce((sum, one) => sum + one.totalCents, 0)
    return { status: 200, body: { count, totalCents, byStatus } }
  }),

  serve(selectOrders, async ({ db, operator, query }) => {
    const rows = await findOrders(db, operator, query)
      .clearSelect()
      .select(['id', 'version', 'status'])
      .orderBy('id', 'desc')
      .limit(MAX_SELECTED + 1)
      .execute()
    return { status: 200, body: { rows: rows.slice(0, MAX_SELECTED), isCut: rows.length > MAX_SELECTED } }
  }),

  serve(exportOrders, async ({ db, operator, query }) => {
    const rows = findOrders(db, operator, query)
    const readPage = async (limit: number, cursor?: string) => {
      const page = await readList(db, rows, { sort: query.sort, sorts: SORTS, limit, cursor })
      return { ...page, rows: await tellOrders(db, operator, page.rows) }
    }
    return answerCsv(
      'orders',
      csvOf(headOf(query), readPage, orders => rowsOf(orders, query)),
    )
  }),

  serve(createOrder, ({ write, operator, body }) =>
    write(async writing => {
      const order = await place(writing, operator, body)
      return { status: 201, body: order, headers: { ...etagOf(order), location: `/api/orders/${order.id}` } }
    }),
  ),

  serve(readOrder, async ({ db, operator, params: { orderId } }) => {
    const row = await readOne(fromOrders(db, operator), orderId)
    return { status: 200, body: await withLines(db, operator, row), headers: etagOf(row) }
  }),

  serve(cancelOrder, async ({ write, operator, params: { orderId }, headers }) => {
    const order = await write(writing => cancel(writing, operator, orderId, headers['if-match']))
    return { status: 200, body: order, headers: etagOf(order) }
  }),

  serve(cancelOrders, ({ write, operator, body }) =>
    write(async writing => {
      const outcomes = await cancelSeveral(writing, operator, body.orders)
      return { status: 200, body: { outcomes } }
    }),
  ),
]
