import { findRows, serveExport, serveList, serveRead } from '#server/endpoints/endpoints.ts'
import { serve } from '#server/http/serve.ts'
import { cancel, cancelSeveral } from './cancel.ts'
import { cancelOrder, cancelOrders, createOrder, exportOrders, readOrder, selectOrders, sumOrders } from './contract.ts'
import { orders, ordersWithLines } from './entity.ts'
import { fields } from './fields.ts'
import { list, sumByStatus } from './find.ts'
import { placeOrder } from './place-order.ts'
import { MAX_SELECTED, ORDER_STATUSES } from './rules.ts'

export const endpoints = [
  serveList(list),
  serveRead(orders, readOrder, ordersWithLines),
  serveExport(list, exportOrders, fields, async ({ query }) => ({
    customer: ({ customer }) => customer.name[query.language],
  })),

  serve(sumOrders, async ({ rows, query }) => {
    const sums = await sumByStatus(rows, query)
    const byStatus = ORDER_STATUSES.flatMap(status => sums.find(sum => sum.status === status) ?? [])
    const count = byStatus.reduce((sum, one) => sum + one.count, 0)
    const totalCents = byStatus.reduce((sum, one) => sum + one.totalCents, 0)
    return { status: 200, body: { count, totalCents, byStatus } }
  }),

  serve(selectOrders, async ({ rows, query }) => {
    const matching = await findRows(list, rows, query)
    const found = await matching
      .clearSelect()
      .select(['id', 'version', 'status'])
      .orderBy('id', 'desc')
      .limit(MAX_SELECTED + 1)
      .execute()
    return { status: 200, body: { rows: found.slice(0, MAX_SELECTED), isCut: found.length > MAX_SELECTED } }
  }),

  serve(createOrder, ({ write, body }) =>
    write(async writing => {
      const order = await placeOrder(writing, body)
      return { status: 201, body: order, headers: { location: `/api/orders/${order.id}` } }
    }),
  ),

  serve(cancelOrder, async ({ write, params: { orderId }, headers }) => {
    const order = await write(writing => cancel(writing, orderId, headers['if-match']))
    return { status: 200, body: order }
  }),

  serve(cancelOrders, ({ write, body }) =>
    write(async writing => {
      const outcomes = await cancelSeveral(writing, body.orders)
      return { status: 200, body: { outcomes } }
    }),
  ),
]
