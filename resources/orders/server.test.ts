import { afterAll, beforeAll, expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { createTestApp, refusalOf, type TestApp } from '#tests/test-app.ts'
import { listOrders, readOrder } from './contract.ts'
import { ORDER_STATUSES, totalsOf } from './rules.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

testReader(() => me, {
  list: listOrders,
  read: readOrder,
  count: 3000,
  sorts: { placedAt: row => row.placedAt, total: row => row.totalCents },
})

test('filters by status, customer and time; the statuses add up', async () => {
  const count = async (query: object) => (await me.call(listOrders, { query })).count.value
  const counts = await Promise.all(ORDER_STATUSES.map(status => count({ status })))
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(3000)
  const { rows } = await me.call(listOrders, { query: { customerId: 1, status: 'delivered' } })
  expect(rows.every(row => row.customer.id === 1 && row.status === 'delivered' && row.deliveredAt)).toBe(true)
  const [from, to] = ['2025-06-01T00:00:00Z', '2025-07-01T00:00:00Z']
  const [june, before, after] = [await count({ from, to }), await count({ to: from }), await count({ from: to })]
  expect([june > 50, june + before + after]).toEqual([true, 3000])
})

test('reads one with its lines, which come to its total', async () => {
  const body = await me.call(readOrder, { params: { orderId: 1 } })
  expect(totalsOf(body.lines)).toMatchObject({ totalCents: body.totalCents })
  expect(body.lines.every(line => line.totalCents === line.quantity * line.unitPriceCents && line.product.sku)).toBe(
    true,
  )
  expect(body.customer.name.zh).toMatch(/\p{Script=Han}/u)
})

test('refuses a time that is none', async () => {
  expect(await refusalOf(me.call(listOrders, { query: { from: 'yesterday' } }))).toMatchObject({
    errors: [{ pointer: '/query/from' }],
  })
})
