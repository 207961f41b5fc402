import { listCustomers } from '#resources/customers/contract.ts'
import { cancelOrder, cancelOrders, createOrder } from '#resources/orders/contract.ts'
import { totalsOf } from '#resources/orders/rules.ts'
import { listProducts } from '#resources/products/contract.ts'
import { match, type TestApp } from '#tests/test-app.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>

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
