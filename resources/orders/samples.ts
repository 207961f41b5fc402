import { listCustomers } from '#resources/customers/contract.ts'
import { listProducts } from '#resources/products/contract.ts'
import { atVersion, type Client, sample } from '#shared/sample.ts'
import { cancelOrder, cancelOrders, createOrder } from './contract.ts'
import { totalsOf } from './rules.ts'

/** Places an order for one item of the product with the most stock, at the customer's price. */
export async function newOrder(me: Client) {
  const [product] = (await me.call(listProducts, { query: { sort: '-stock', isSold: true, limit: 1 } })).rows
  const [customer] = (await me.call(listCustomers, { query: { kind: 'person', limit: 1 } })).rows
  const lines = [{ productId: product?.id ?? 0, quantity: 1, unitPriceCents: product?.priceCents ?? 0 }]
  return { customerId: customer?.id ?? 0, siteId: null, lines, totalCents: totalsOf(lines).totalCents }
}
const create = async (me: Client) => me.call(createOrder, { body: await newOrder(me) })

export const samples = [
  sample(createOrder, async me => ({ body: await newOrder(me) })),
  sample(cancelOrder, async me => {
    const order = await create(me)
    return { params: { orderId: order.id }, headers: atVersion(order) }
  }),
  sample(cancelOrders, async me => {
    const { id, version } = await create(me)
    return { body: { orders: [{ id, version }] } }
  }),
]
