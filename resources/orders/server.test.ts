import { expect, test } from 'vitest'
import { insertRows } from '#server/database/bulk.ts'
import { readAll } from '#tests/read-all.ts'
import { testReader } from '#tests/reader.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { cancelOrders, exportOrders, listOrders, type Order, readOrder, selectOrders, sumOrders } from './contract.ts'
import { isOpen, MAX_SELECTED, ORDER_STATUSES, totalsOf } from './rules.ts'

const app = await openTestApp()
const me = await app.signInAs()

testReader(() => me, {
  list: listOrders,
  read: readOrder,
  count: 3000,
  sorts: {
    id: row => row.id,
    placedAt: row => row.placedAt,
    total: row => row.totalCents,
  },
})

test('filters by status, customer and time, and the statuses add up', async () => {
  const count = async (query: object) => (await me.call(listOrders, { query })).count.value
  const counts = await Promise.all(ORDER_STATUSES.map(status => count({ status })))
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(3000)
  const { rows } = await me.call(listOrders, { query: { customerId: 1, status: 'delivered' } })
  expect(rows.every(row => row.customer.id === 1 && row.status === 'delivered' && row.deliveredAt)).toBe(true)
  const [from, to] = ['2025-06-01T00:00:00Z', '2025-07-01T00:00:00Z']
  const [june, before, after] = [await count({ from, to }), await count({ to: from }), await count({ from: to })]
  expect([june > 50, june + before + after]).toEqual([true, 3000])
})

test('returns an order with its lines, which add up to its total', async () => {
  const body = await me.call(readOrder, { params: { orderId: 1 } })
  expect(totalsOf(body.lines)).toMatchObject({ totalCents: body.totalCents })
  expect(body.lines.every(line => line.totalCents === line.quantity * line.unitPriceCents && line.product.sku)).toBe(
    true,
  )
  expect(body.customer.name.zh).toMatch(/\p{Script=Han}/u)
})

test('refuses an invalid time', async () => {
  expect(await refusalOf(me.call(listOrders, { query: { from: 'yesterday' } }))).toMatchObject({
    errors: [{ pointer: '/query/from' }],
  })
})

const all = (query: object) =>
  readAll<Order>(cursor => me.call(listOrders, { query: { limit: 200, ...query, cursor } }))

test('filters by service point, amount and text: an order number, or part of a customer’s name', async () => {
  const [first] = await all({ siteId: (await all({ limit: 200 })).find(row => row.siteId)?.siteId ?? 0 })
  expect(first?.siteName?.zh).toMatch(/\p{Script=Han}/u)
  const some = await all({ minCents: 500_000, maxCents: 600_000 })
  expect(some.length).toBeGreaterThan(10)
  expect(some.every(({ totalCents }) => totalCents >= 500_000 && totalCents <= 600_000)).toBe(true)
  // Both bounds belong to the range.
  const [{ id, totalCents } = { id: 0, totalCents: 0 }] = some
  expect((await all({ minCents: totalCents, maxCents: totalCents })).map(row => row.id)).toContain(id)
  const name = first?.customer.name.en.slice(1, 6).toUpperCase()
  for (const row of await all({ search: name })) expect(row.customer.name.en.toUpperCase()).toContain(name)
  for (const search of ['2718', '#2718', '２７１８'])
    expect((await all({ search })).map(({ id }) => id)).toEqual([2718])
  for (const search of ['%', "' or 1=1 --", '99999999999']) expect(await all({ search }), search).toEqual([])
})

test.each([{}, { status: 'paid' }, { minCents: 1_000_000, search: 'a' }, { search: 'nobody at all' }])(
  'the totals of %j include all matching rows',
  async query => {
    const rows = await all(query)
    const sums = await me.call(sumOrders, { query: query as object })
    expect([sums.count, sums.totalCents]).toEqual([rows.length, rows.reduce((sum, row) => sum + row.totalCents, 0)])
    for (const { status, count } of sums.byStatus) expect(rows.filter(row => row.status === status)).toHaveLength(count)
    expect(sums.byStatus.every(({ count }) => count > 0)).toBe(true)
    const selection = await me.call(selectOrders, { query: query as object })
    expect(selection).toEqual({
      rows: rows.map(({ id, version, status }) => ({ id, version, status })).toSorted((a, b) => b.id - a.id),
      isCut: false,
    })
  },
)

test('exports exactly the rows, columns and order of a list, and escapes formulas', async () => {
  const rows = await all({ status: 'packed', sort: '-total' })
  const [first] = rows
  await app.db
    .updateTable('customer')
    .set({ name_en: '=1+1' })
    .where('sandbox_id', '=', 'main')
    .where('id', '=', first?.customer.id ?? 0)
    .execute()
  const query = { status: 'packed', sort: '-total', columns: ['total', 'id', 'customer', 'site', 'placedAt'] } as const
  const send = (more: object) => me.send(exportOrders, { query: { ...query, columns: [...query.columns], ...more } })
  const file = await send({ zone: 'Asia/Taipei' })
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
  const [head, ...lines] = (await file.body.text()).trim().split('\n')
  expect(head).toBe('Total (TWD),Order,Customer,Picked up at,Placed (Asia/Taipei)')
  expect(lines.map(line => Number(line.split(',')[1]))).toEqual(rows.map(({ id }) => id))
  expect(lines[0]).toContain(`${(first?.totalCents ?? 0) / 100},${first?.id},'=1+1,`)
  expect(await (await send({ language: 'zh' })).body.text()).toMatch(/^總額（新臺幣）,訂單編號/)
})

test('cancels several: skipped orders report why, and the items of the others return to stock', async () => {
  const [open, other] = (await all({ status: 'paid' })) as [Order, Order]
  const [sent] = (await all({ status: 'delivered' })) as [Order]
  expect(isOpen(open.status)).toBe(true)
  const { lines } = await me.call(readOrder, { params: { orderId: open.id } })
  const stockOf = (id: number) =>
    app.db
      .selectFrom('product')
      .select('stock')
      .where('sandbox_id', '=', 'main')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const before = await Promise.all(lines.map(({ product }) => stockOf(product.id)))
  const body = {
    orders: [
      { id: sent.id, version: sent.version },
      { id: open.id, version: open.version },
      { id: 2_000_000, version: 1 },
      { id: other.id, version: 9 },
    ],
  }
  const send = () => me.call(cancelOrders, { body, headers: { 'idempotency-key': 'several' } })
  const { outcomes } = await send()
  expect(outcomes.map(({ id, refusal, order }) => [id, refusal, order?.status, order?.version])).toEqual([
    [sent.id, 'order-on-its-way', 'delivered', 1],
    [open.id, null, 'cancelled', 2],
    [2_000_000, 'not-found', undefined, undefined],
    [other.id, 'stale', 'paid', 1],
  ])
  const after = await Promise.all(lines.map(({ product }) => stockOf(product.id)))
  expect(after.map(({ stock }, at) => stock - (before[at]?.stock ?? 0))).toEqual(lines.map(({ quantity }) => quantity))
  // Resending with its key has no further effect.
  expect(await send()).toEqual({ outcomes })
  const trail = await app.db.selectFrom('audit').select('row_id').where('entity', '=', 'orders').execute()
  expect(trail).toEqual([{ row_id: String(open.id) }])
})

test('cancels several that share a product: the items of each return to stock', async () => {
  const open = (await Promise.all(['paid', 'packed'].map(status => all({ status })))).flat()
  const orders = await Promise.all(open.map(({ id }) => me.call(readOrder, { params: { orderId: id } })))
  const ordersOf = Map.groupBy(orders, ({ lines }) => lines[0]?.product.id ?? 0)
  const [productId, [one, other] = []] = [...ordersOf].find(([, orders]) => orders.length > 1) ?? []
  if (!productId || !one || !other) throw new Error('Two open orders have the same product.')
  const stocks = async () => {
    const rows = await app.db.selectFrom('product').select(['id', 'stock']).where('sandbox_id', '=', 'main').execute()
    return new Map(rows.map(({ id, stock }) => [id, stock]))
  }
  const before = await stocks()
  await me.call(cancelOrders, { body: { orders: [one, other].map(({ id, version }) => ({ id, version })) } })
  const expected = new Map(before)
  for (const { product, quantity } of [one, other].flatMap(({ lines }) => lines))
    expected.set(product.id, (expected.get(product.id) ?? 0) + quantity)
  expect(await stocks()).toEqual(expected)
})

test('simultaneous requests cancel each order once', async () => {
  const orders = (await all({ status: 'packed' })).map(({ id, version }) => ({ id, version })).slice(0, 8)
  const turns = [orders, orders.toReversed(), orders]
  const replies = await Promise.all(turns.map(named => me.call(cancelOrders, { body: { orders: named } })))
  const done = replies.flatMap(({ outcomes }) => outcomes.filter(({ refusal }) => refusal === null))
  expect(orders.length).toBeGreaterThan(3)
  expect(done.map(({ id }) => id).sort((a, b) => a - b)).toEqual(orders.map(({ id }) => id).sort((a, b) => a - b))
})

test.each([
  [cancelOrders, { body: { orders: [] } }, '/body/orders'],
  [exportOrders, { query: { columns: ['shoe'] } }, '/query/columns/0'],
  [sumOrders, { query: { minCents: -1 } }, '/query/minCents'],
  [selectOrders, { query: { status: 'lost' } }, '/query/status'],
])('refuses an invalid %s', async (endpoint, input, pointer) => {
  expect(await refusalOf(me.call(endpoint as typeof sumOrders, input as never))).toMatchObject({
    errors: [{ pointer }],
  })
})

test('a selection of more than five thousand says that it was cut', async () => {
  const orders = app.db.selectFrom('order').selectAll().where('sandbox_id', '=', 'main').limit(1)
  const row = await orders.executeTakeFirstOrThrow()
  const copies = Array.from({ length: MAX_SELECTED + 1 - 3000 }, (_, index) => ({ ...row, id: 2_000_000 + index }))
  await insertRows(app.db, 'order', copies)
  const select = async () => {
    const { rows, isCut } = await me.call(selectOrders, { query: {} })
    return [rows.length, isCut]
  }
  expect(await select()).toEqual([MAX_SELECTED, true])
  await app.db.deleteFrom('order').where('sandbox_id', '=', 'main').where('id', '=', 2_000_000).execute()
  expect(await select()).toEqual([MAX_SELECTED, false])
})
