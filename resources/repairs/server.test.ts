import { expect, test } from 'vitest'
import { readOrder } from '#resources/orders/contract.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { listPurchases, listRepairCustomers, listRepairSites } from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs()

test('lists all customers by name', async () => {
  const { rows } = await me.call(listRepairCustomers)
  expect(rows).toHaveLength(400)
  expect(rows.map(({ name }) => name.en)).toEqual(rows.map(({ name }) => name.en).sort())
})

test('lists the purchases of a customer, each once, latest first', async () => {
  const { rows } = await me.call(listPurchases, { query: { customerId: 1 } })
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.map(({ boughtOn }) => boughtOn)).toEqual(
    rows
      .map(({ boughtOn }) => boughtOn)
      .sort()
      .reverse(),
  )
  expect(new Set(rows.map(({ orderId, product }) => `${orderId}:${product.id}`)).size).toBe(rows.length)
  const order = await me.call(readOrder, { params: { orderId: rows[0]?.orderId ?? 0 } })
  expect(order.customer.id).toBe(1)
  expect(order.lines.map(({ product }) => product.id)).toContain(rows[0]?.product.id)
})

test('a cancelled order is no purchase', async () => {
  const purchases = async () => (await me.call(listPurchases, { query: { customerId: 2 } })).rows
  const [bought] = await purchases()
  await app.db
    .updateTable('order')
    .set({ status: 'cancelled' })
    .where('sandbox_id', '=', 'main')
    .where('id', '=', bought?.orderId ?? 0)
    .execute()
  expect((await purchases()).map(({ orderId }) => orderId)).not.toContain(bought?.orderId)
})

test('lists the service points that accept repairs, those of the customer’s county first', async () => {
  const customer = (await me.call(listRepairCustomers)).rows.find(({ id }) => id === 1)
  const countyOf = (place = { zh: '' }) => place.zh.slice(0, 3)
  const { rows } = await me.call(listRepairSites, { query: { customerId: 1 } })
  expect(rows.length).toBeGreaterThan(300)
  const near = rows.filter(({ isNear }) => isNear)
  expect(near.length).toBeGreaterThan(0)
  expect(rows.slice(0, near.length)).toEqual(near)
  for (const site of rows) expect(site.isNear).toBe(countyOf(site.place) === countyOf(customer?.place))
})

test('returns nothing for an unknown customer, and refuses an invalid id', async () => {
  expect(await me.call(listPurchases, { query: { customerId: 900_000 } })).toEqual({ rows: [] })
  const refusals = [listPurchases, listRepairSites].map(one => refusalOf(me.call(one, { query: { customerId: 0 } })))
  for (const refusal of await Promise.all(refusals))
    expect(refusal).toMatchObject({ status: 400, errors: [{ pointer: '/query/customerId' }] })
})
