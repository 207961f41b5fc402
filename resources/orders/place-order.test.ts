import { beforeEach, expect, test } from 'vitest'
import { readProduct } from '#resources/products/contract.ts'
import { deleteSandbox, forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { readSite } from '#resources/sites/contract.ts'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import { cancelOrder, createOrder, listOrders, type OrderFields, readOrder } from './contract.ts'
import { MAX_LINES, priceFor, totalsOf } from './rules.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)

const CUSTOMER = { person: 0, business: 0 }
/** Products with a stock of ten each. */
const PRODUCTS = [11, 12, 13, 14]
const set = (productId: number, columns: object) =>
  app.db
    .updateTable('product')
    .set({ discontinued_at: null, ...columns })
    .where('sandbox_id', '=', 'main')
    .where('id', '=', productId)
    .execute()

beforeEach(async () => {
  for (const id of PRODUCTS) await set(id, { stock: 10, price_cents: id * 10_000 })
  for (const kind of ['person', 'business'] as const) {
    const found = app.db.selectFrom('customer').select('id').where('sandbox_id', '=', 'main').where('kind', '=', kind)
    CUSTOMER[kind] = (await found.orderBy('id').limit(1).executeTakeFirstOrThrow()).id
  }
})

type Wanted = [productId: number, quantity: number, unitPriceCents?: number]
function orderOf(wanted: Wanted[], fields: Partial<OrderFields> = {}): OrderFields {
  const lines = wanted.map(([productId, quantity, unitPriceCents = productId * 10_000]) => ({
    productId,
    quantity,
    unitPriceCents,
  }))
  return { customerId: CUSTOMER.person, siteId: null, lines, totalCents: totalsOf(lines).totalCents, ...fields }
}
const place = (body: OrderFields, key?: string, who = me) =>
  who.call(createOrder, { body, ...(key && { headers: { 'idempotency-key': key } }) })
const cancel = ({ id, version }: { id: number; version: number }) =>
  me.call(cancelOrder, { params: { orderId: id }, headers: { 'if-match': `"${version}"` } })
const stocks = () =>
  Promise.all(PRODUCTS.map(async productId => (await me.call(readProduct, { params: { productId } })).stock))
const count = async () => (await me.call(listOrders, { query: { limit: 1 } })).count.value

test('places an order at current prices plus tax, and takes its items from stock', async () => {
  const { body, headers } = await me.send(createOrder, {
    body: orderOf([
      [11, 3],
      [13, 1],
    ]),
  })
  expect(body).toMatchObject({ status: 'placed', siteId: null, memberId: null, version: 1, paidAt: null })
  expect([body.subtotalCents, body.taxCents, body.totalCents]).toEqual([460_000, 23_000, 483_000])
  expect(body.lines.map(({ line, product, totalCents }) => [line, product.id, totalCents])).toEqual([
    [1, 11, 330_000],
    [2, 13, 130_000],
  ])
  expect(headers.get('location')).toBe(`/api/orders/${body.id}`)
  expect(await me.call(readOrder, { params: { orderId: body.id } })).toEqual(body)
  expect(await stocks()).toEqual([7, 10, 9, 10])
})

test('a business pays nine tenths of the price, and the request must contain that price', async () => {
  const unitPriceCents = priceFor('business', 110_000)
  const order = await place(orderOf([[11, 1, unitPriceCents]], { customerId: CUSTOMER.business }))
  expect([unitPriceCents, order.totalCents]).toEqual([99_000, 104_000])
  expect(await refusalOf(place(orderOf([[11, 1]], { customerId: CUSTOMER.business })))).toMatchObject({
    errors: [{ pointer: '/body/lines/0/unitPriceCents', code: 'price-changed', bound: 99_000 }],
  })
})

test('allows pick-up only at shops and pick-up points', async () => {
  const siteOf = (kind: string) =>
    app.db
      .selectFrom('site')
      .select('id')
      .where('kind', '=', kind as 'shop')
      .limit(1)
      .executeTakeFirstOrThrow()
  const { id: siteId } = await siteOf('pick-up')
  expect(await place(orderOf([[11, 1]], { siteId }))).toMatchObject({ siteId })
  expect(await me.call(readSite, { params: { siteId } })).toMatchObject({ kind: 'pick-up' })
  for (const wrong of [(await siteOf('workshop')).id, 2_000_000])
    expect(await refusalOf(place(orderOf([[11, 1]], { siteId: wrong })))).toMatchObject({
      errors: [{ pointer: '/body/siteId', code: 'no-pick-up' }],
    })
})

test('reports all issues at once, each on its field, without placing the order or changing stock', async () => {
  await set(13, { stock: 0 })
  await set(14, { discontinued_at: new Date().toISOString() })
  const before = await count()
  const lines: Wanted[] = [
    [11, 1],
    [12, 11, 125_000],
    [13, 1],
    [14, 1],
    [11, 2],
    [1_000_000, 1, 1],
  ]
  const refusal = await refusalOf(place(orderOf(lines, { customerId: 1_000_000, siteId: 2_000_000, totalCents: 1 })))
  expect(refusal).toMatchObject({ status: 422, code: 'order-refused' })
  expect(refusal.errors).toEqual([
    { pointer: '/body/customerId', code: 'unknown-customer' },
    { pointer: '/body/siteId', code: 'no-pick-up' },
    { pointer: '/body/lines/1/quantity', code: 'not-enough-stock', bound: 10 },
    { pointer: '/body/lines/2/quantity', code: 'out-of-stock', bound: 0 },
    { pointer: '/body/lines/3/productId', code: 'not-sold' },
    { pointer: '/body/lines/4/productId', code: 'product-twice' },
    { pointer: '/body/lines/5/productId', code: 'unknown-product' },
    { pointer: '/body/totalCents', code: 'total-differs', bound: expect.any(Number) },
  ])
  expect([await stocks(), await count()]).toEqual([[10, 10, 0, 10], before])
})

test('refuses a changed price with an issue on its line', async () => {
  const order = orderOf([
    [11, 1],
    [12, 1],
  ])
  await set(12, { price_cents: 150_000 })
  expect(await refusalOf(place(order))).toMatchObject({
    errors: [{ pointer: '/body/lines/1/unitPriceCents', code: 'price-changed', bound: 150_000 }],
  })
  expect(await stocks()).toEqual([10, 10, 10, 10])
  await set(12, { price_cents: 120_000 })
  await place(order)
})

test('refuses an amount that exceeds the database column', async () => {
  await set(11, { price_cents: 2_000_000_000, stock: 900 })
  expect(await refusalOf(place({ ...orderOf([[11, 900, 2_000_000_000]]), totalCents: 0 }))).toMatchObject({
    errors: [{ pointer: '/body/lines', code: 'order-too-large' }, { pointer: '/body/totalCents' }],
  })
})

test('of two orders for the last item, one succeeds; the other reports the remaining stock on its line', async () => {
  await set(12, { stock: 1 })
  const before = await count()
  // The orders list their lines in different sequences, which could cause a deadlock.
  const orders = Array.from({ length: 6 }, (_, index): Wanted[] => {
    const [last, other]: Wanted[] = [
      [12, 1],
      [11, 1],
    ]
    return (index % 2 === 0 ? [last, other] : [other, last]) as Wanted[]
  })
  const outcomes = await Promise.allSettled(orders.map(lines => place(orderOf(lines))))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') continue
    const pointer = `/body/lines/${index % 2}/quantity`
    expect(outcome.reason.body).toMatchObject({ errors: [{ pointer, code: 'out-of-stock', bound: 0 }] })
  }
  expect([await stocks(), await count()]).toEqual([[9, 0, 10, 10], before + 1])
})

test('resending with its key places one order; different contents are refused', async () => {
  const before = await count()
  const order = orderOf([[11, 2]])
  const all = await Promise.all([1, 2, 3].map(() => place(order, 'once')))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect([await count(), await stocks()]).toEqual([before + 1, [8, 10, 10, 10]])
  expect(await refusalOf(place(orderOf([[11, 3]]), 'once'))).toMatchObject({ code: 'key-reused' })
  // A refused request does not use up its key.
  expect(await refusalOf(place(orderOf([[11, 99]]), 'mended'))).toMatchObject({ code: 'order-refused' })
  await place(orderOf([[11, 1]]), 'mended')
})

test('a failure rolls back every line', async () => {
  const before = await count()
  // Without the table of lines, the failure comes after the stock was changed.
  await app.db.schema.alterTable('order_line').renameTo('order_line_away').execute()
  const order = orderOf([
    [11, 1],
    [12, 1],
  ])
  const refused = await refusalOf(place(order)).finally(() =>
    app.db.schema.alterTable('order_line_away').renameTo('order_line').execute(),
  )
  expect([refused.code, await stocks(), await count()]).toEqual(['internal', [10, 10, 10, 10], before])
  await place(order)
})

test('cancelling returns the items to stock, once, and only before shipping', async () => {
  const order = await place(
    orderOf([
      [11, 4],
      [12, 1],
    ]),
  )
  expect(await refusalOf(cancel({ ...order, version: 9 }))).toMatchObject({ code: 'stale', current: { id: order.id } })
  const cancelled = await cancel(order)
  expect(cancelled).toMatchObject({ status: 'cancelled', version: 2, cancelledAt: expect.any(String) })
  expect(await stocks()).toEqual([10, 10, 10, 10])
  expect(await refusalOf(cancel(cancelled))).toMatchObject({ status: 422, code: 'order-on-its-way' })
  const [shipped] = (await me.call(listOrders, { query: { status: 'shipped', limit: 1 } })).rows
  expect(await refusalOf(cancel(shipped ?? order))).toMatchObject({ code: 'order-on-its-way' })
  expect(await refusalOf(cancel({ id: 2_000_000, version: 1 }))).toMatchObject({ code: 'not-found' })
  expect(await stocks()).toEqual([10, 10, 10, 10])
})

test('an order in a fork does not change the stock of main', async () => {
  const other = await app.signInAs(OPERATOR)
  const mine = await other.call(forkSandbox, { body: { name: 'orders' } })
  await other.call(switchSandbox, { body: { sandboxId: mine.id } })
  const before = await count()
  await place(orderOf([[11, 5]]), undefined, other)
  expect((await other.call(readProduct, { params: { productId: 11 } })).stock).toBe(5)
  expect([await stocks(), await count()]).toEqual([[10, 10, 10, 10], before])
  await other.call(deleteSandbox, { params: { sandboxId: mine.id } })
})

const line = { productId: 11, quantity: 1, unitPriceCents: 110_000 }
test.each<[string, object]>([
  ['/body/lines', { lines: [] }],
  ['/body/lines', { lines: Array.from({ length: MAX_LINES + 1 }, () => line) }],
  ['/body/lines/0/quantity', { lines: [{ ...line, quantity: 0 }] }],
  ['/body/lines/0/quantity', { lines: [{ ...line, quantity: 1.5 }] }],
  ['/body/lines/1/unitPriceCents', { lines: [line, { ...line, unitPriceCents: 0.5 }] }],
  ['/body/totalCents', { totalCents: 2 ** 40 }],
  ['/body/customerId', { customerId: 'one' }],
])('refuses invalid input, at %s', async (pointer, fields) => {
  const refusal = await refusalOf(place({ ...orderOf([[11, 1]]), ...fields } as OrderFields))
  expect(refusal).toMatchObject({ status: 400, errors: [{ pointer }] })
})
