import { etagOf } from '#server/etag.ts'
import { readList, readOne } from '#server/sandboxes/list.ts'
import { serve } from '#server/serve.ts'
import { cancel } from './cancel.ts'
import { cancelOrder, createOrder, listOrders, readOrder } from './contract.ts'
import { place } from './place.ts'
import { customersOf, orderOf, selectOrders, withLines } from './read.ts'

export const endpoints = [
  serve(listOrders, async ({ db, operator, query: { status, customerId, from, to, ...page } }) => {
    let rows = selectOrders(db, operator)
    if (status) rows = rows.where('status', '=', status)
    if (customerId !== undefined) rows = rows.where('customer_id', '=', customerId)
    if (from) rows = rows.where('placed_at', '>=', from)
    if (to) rows = rows.where('placed_at', '<', to)
    const list = await readList(db, rows, { ...page, sorts: { placedAt: 'placed_at', total: 'total_cents' } })
    const customers = await customersOf(db, operator, list.rows)
    return { status: 200, body: { ...list, rows: list.rows.map(row => orderOf(row, customers)) } }
  }),

  serve(createOrder, ({ write, operator, body }) =>
    write(async writing => {
      const order = await place(writing, operator, body)
      return { status: 201, body: order, headers: { ...etagOf(order), location: `/api/orders/${order.id}` } }
    }),
  ),

  serve(readOrder, async ({ db, operator, params: { orderId } }) => {
    const row = await readOne(selectOrders(db, operator), orderId)
    return { status: 200, body: await withLines(db, operator, row), headers: etagOf(row) }
  }),

  serve(cancelOrder, async ({ write, operator, params: { orderId }, headers }) => {
    const order = await write(writing => cancel(writing, operator, orderId, headers['if-match']))
    return { status: 200, body: order, headers: etagOf(order) }
  }),
]
