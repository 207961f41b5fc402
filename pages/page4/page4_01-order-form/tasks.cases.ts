import { listCustomers } from '#resources/customers/contract.ts'
import type { OrderFields } from '#resources/orders/contract.ts'
import { totalsOf } from '#resources/orders/rules.ts'
import { listProducts, type Product } from '#resources/products/contract.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'

const TOO_MANY = 999
/** Products with the most stock first, or with the least. */
const inStock = async ({ me }: Bench, sort: 'stock' | '-stock' = '-stock') =>
  (await me.call(listProducts, { query: { sort, isSold: true, limit: 200 } })).rows.filter(({ stock }) => stock > 0)

type Line = [product: Product | undefined, quantity: number]
/** An order of a private customer, who pays the list price. */
async function orderOf({ me }: Bench, ...wanted: Line[]): Promise<OrderFields> {
  const [customer] = (await me.call(listCustomers, { query: { kind: 'person', limit: 1 } })).rows
  const lines = wanted.flatMap(([product, quantity]) =>
    product ? [{ productId: product.id, quantity, unitPriceCents: product.priceCents }] : [],
  )
  return { customerId: customer?.id ?? 0, siteId: null, lines, totalCents: totalsOf(lines).totalCents }
}
/** May be refused, or get no response. */
const place = ({ send }: Bench, order: OrderFields, headers = {}) => send('/api/orders', json('POST', order, headers))

async function placeTwice(bench: Bench, fault: string, keys: [string, string]) {
  const [product] = await inStock(bench)
  const order = await orderOf(bench, [product, 1])
  await place(bench, order, { 'idempotency-key': keys[0], 'x-practice-fault': fault })
  await place(bench, order, { 'idempotency-key': keys[1] })
}

export const cases: TaskCases = {
  'second-line': {
    async solution(bench) {
      const [one, other] = await inStock(bench)
      await place(bench, await orderOf(bench, [one, 1], [other, TOO_MANY]))
      await place(bench, await orderOf(bench, [one, 1], [other, 1]))
    },
    nearMisses: {
      'it is refused at the first line': async bench => {
        const [one, other] = await inStock(bench)
        await place(bench, await orderOf(bench, [one, TOO_MANY], [other, 1]))
        await place(bench, await orderOf(bench, [one, 1], [other, 1]))
      },
      'the second line is dropped': async bench => {
        const [one, other] = await inStock(bench)
        await place(bench, await orderOf(bench, [one, 1], [other, TOO_MANY]))
        await place(bench, await orderOf(bench, [one, 1]))
      },
      'the first line is changed as well': async bench => {
        const [one, other] = await inStock(bench)
        await place(bench, await orderOf(bench, [one, 1], [other, TOO_MANY]))
        await place(bench, await orderOf(bench, [one, 2], [other, 1]))
      },
    },
  },
  once: {
    solution: bench => placeTwice(bench, 'lost', ['order', 'order']),
    nearMisses: {
      'another key is sent': bench => placeTwice(bench, 'lost', ['order-1', 'order-2']),
      'the first never reached the server': bench => placeTwice(bench, 'offline', ['order-0', 'order-0']),
    },
  },
  'last-piece': {
    async solution(bench) {
      const [product] = await inStock(bench, 'stock')
      const order = await orderOf(bench, [product, product?.stock ?? 0])
      await place(bench, order)
      await place(bench, order)
    },
    nearMisses: {
      'one order alone asks for too much': async bench => {
        const [product] = await inStock(bench, 'stock')
        await place(bench, await orderOf(bench, [product, (product?.stock ?? 0) + 1]))
      },
      'they are after different products': async bench => {
        const [one, other] = await inStock(bench, 'stock')
        await place(bench, await orderOf(bench, [one, one?.stock ?? 0]))
        await place(bench, await orderOf(bench, [other, (other?.stock ?? 0) + 1]))
      },
    },
  },
}
