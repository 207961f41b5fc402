import { listCustomers } from '#resources/customers/contract.ts'
import {
  cancelOrder,
  cancelOrders,
  createOrder,
  exportOrders,
  listOrders,
  type OrderFields,
} from '#resources/orders/contract.ts'
import { totalsOf } from '#resources/orders/rules.ts'
import { listProducts } from '#resources/products/contract.ts'
import { createView, updateView } from '#resources/views/contract.ts'
import { match, type TestApp } from '#tests/test-app.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>
type Send = (path: string, init: RequestInit) => Promise<unknown>

/** How the tasks of the order form and of the data table are solved; `me` is the client once the tests run. */
export function orderSolutions(me: () => Client, send: Send): Record<string, () => Promise<unknown>> {
  /** A private customer's order of so many of what there is most of, a line each; with the stock of the first. */
  async function orderOf(...quantities: number[]) {
    const query = { sort: '-stock', isSold: true, limit: quantities.length } as const
    const { rows } = await me().call(listProducts, { query })
    const [customer] = (await me().call(listCustomers, { query: { kind: 'person', limit: 1 } })).rows
    const lines = rows.map(({ id, priceCents }, index) => ({
      productId: id,
      quantity: quantities[index] ?? 1,
      unitPriceCents: priceCents,
    }))
    const { totalCents } = totalsOf(lines)
    const order: OrderFields = { customerId: customer?.id ?? 0, siteId: null, lines, totalCents }
    return { order, stock: rows[0]?.stock ?? 0 }
  }
  const place = (body: object, headers: Record<string, string> = {}) =>
    send('/api/orders', { method: 'POST', body: JSON.stringify(body), headers })

  return {
    'page4_01 second-line': async () => {
      await place((await orderOf(1, 999)).order)
      await place((await orderOf(1, 1)).order)
    },
    'page4_01 once': async () => {
      const { order } = await orderOf(1)
      const key = { 'idempotency-key': crypto.randomUUID() }
      await place(order, { ...key, 'x-practice-fault': 'lost' })
      await place(order, key)
    },
    'page4_01 last-piece': async () => {
      const { order } = await orderOf((await orderOf(1)).stock)
      for (const _ of [1, 2]) await place(order)
    },
    'page5_01 exact-export': async () => {
      const query = { status: 'paid', sort: '-total' } as const
      await me().call(listOrders, { query })
      await me().send(exportOrders, { query: { ...query, columns: ['total', 'id'] } })
    },
    'page5_01 own-view': async () => {
      const search = 'pinned=id&pinned=total'
      const body = { page: 'page5_01', name: crypto.randomUUID(), search }
      const { id, version } = await me().call(createView, { body })
      const changed = { body: { search: `${search}&widths=total:200` }, headers: match(version) }
      await me().call(updateView, { params: { viewId: id }, ...changed })
    },
    'page5_01 partly': async () => {
      const [paid, sent] = await Promise.all(
        (['paid', 'delivered'] as const).map(status => me().call(listOrders, { query: { status, limit: 1 } })),
      )
      const orders = [...(paid?.rows ?? []), ...(sent?.rows ?? [])].map(({ id, version }) => ({ id, version }))
      await me().call(cancelOrders, { body: { orders } })
    },
  }
}

/** A good call of each endpoint that writes orders, for the audit trail; what it needs is made before it. */
export function orderCalls(me: () => Client): Record<string, () => Promise<() => Promise<unknown>>> {
  /** One piece of what there is most of, for somebody who pays its price. */
  async function order() {
    const [product] = (await me().call(listProducts, { query: { sort: '-stock', isSold: true, limit: 1 } })).rows
    const [customer] = (await me().call(listCustomers, { query: { kind: 'person', limit: 1 } })).rows
    const lines = [{ productId: product?.id ?? 0, quantity: 1, unitPriceCents: product?.priceCents ?? 0 }]
    const body = { customerId: customer?.id ?? 0, siteId: null, lines, totalCents: totalsOf(lines).totalCents }
    return me().call(createOrder, { body })
  }
  return {
    createOrder: async () => order,
    cancelOrder: async () => {
      const { id, version } = await order()
      return () => me().call(cancelOrder, { params: { orderId: id }, headers: match(version) })
    },
    cancelOrders: async () => {
      const { id, version } = await order()
      return () => me().call(cancelOrders, { body: { orders: [{ id, version }] } })
    },
  }
}
