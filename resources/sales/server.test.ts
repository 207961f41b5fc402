import { describe, expect, test } from 'vitest'
import { listCountyStats } from '#resources/county-stats/contract.ts'
import { cancelOrder, createOrder, listOrders, readOrder, sumOrders } from '#resources/orders/contract.ts'
import { taxedTotals, totalsOf } from '#resources/orders/rules.ts'
import { newOrder } from '#resources/orders/samples.ts'
import { forkSandbox, resetSandbox, restoreSnapshot, takeSnapshot } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { passDays } from '#resources/shop/contract.ts'
import type { Input, ReplyBody } from '#shared/contract.ts'
import { readAll } from '#tests/read-all.ts'
import { match, openTestApp, refusalOf } from '#tests/test-app.ts'
import { exportSales, listSalesOrders, type Pivot, pivotSales } from './contract.ts'
import { DIMENSIONS, WEB_SHOP } from './rules.ts'
import { timesBetween } from './times.ts'

const app = await openTestApp()
const me = await app.signInAs()

type Query = Input<typeof pivotSales>['query']
const pivot = (query: Query) => me.call(pivotSales, { query })
const sumOf = (sums: readonly { cents: number }[]) => sums.reduce((sum, { cents }) => sum + cents, 0)
const entry = (entries: Pivot['rows'], key: string) => entries.find(one => one.key === key)

test('every two dimensions have the same totals, to the cent', async () => {
  const all = await me.call(sumOrders)
  const pairs = DIMENSIONS.flatMap((rows, at) => DIMENSIONS.slice(at + 1).map(columns => ({ rows, columns })))
  expect(pairs).toHaveLength(28)
  for (const pair of pairs) {
    const { rows, columns, cells, total } = await pivot({ ...pair, withCancelled: true, zone: 'Asia/Taipei' })
    expect(total, JSON.stringify(pair)).toEqual({ orders: all.count, cents: all.totalCents })
    expect([sumOf(rows), sumOf(columns), sumOf(cells)], JSON.stringify(pair)).toEqual(Array(3).fill(all.totalCents))
  }
})

test('counts all but cancelled orders, unless asked otherwise', async () => {
  const { byStatus } = await me.call(sumOrders)
  const counted = (await pivot({ rows: 'status', columns: 'county' })).rows
  expect(counted.map(({ key, orders, cents }) => ({ status: key, count: orders, totalCents: cents }))).toEqual(
    byStatus.filter(({ status }) => status !== 'cancelled'),
  )
  const cancelled = await pivot({ rows: 'month', columns: 'county', status: 'cancelled' })
  expect(cancelled.total.orders).toBe(byStatus.find(({ status }) => status === 'cancelled')?.count)
})

test('counties have the numbers of the county stats', async () => {
  const { rows } = await me.call(listCountyStats)
  const { rows: counted } = await pivot({ rows: 'county', columns: 'status' })
  for (const { id, name, orders, salesCents } of rows.filter(row => row.orders > 0))
    expect(entry(counted, id)).toEqual({ key: id, name, orders, cents: salesCents })
})

test('months begin at midnight of the zone; a month without orders has its place', async () => {
  const zone = 'Asia/Taipei'
  const { rows } = await pivot({ rows: 'month', columns: 'status', withCancelled: true, zone })
  expect(rows.map(({ key }) => key).slice(-2)).toEqual(['2026-09', '2026-10'])
  const october = { from: '2026-09-30T16:00:00Z', to: '2026-10-31T16:00:00Z' }
  const { count, totalCents } = await me.call(sumOrders, { query: october })
  expect(entry(rows, '2026-10')).toMatchObject({ orders: count, cents: totalCents })
  const rare = await pivot({ rows: 'month', columns: 'status', status: 'packed', zone })
  expect(rare.rows).toHaveLength(rows.length)
  expect(rare.rows.some(({ orders }) => orders === 0)).toBe(true)
})

test('an order is counted once per category, and once in the total', async () => {
  const { rows, total } = await pivot({ rows: 'category', columns: 'status' })
  expect(rows.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(total.orders)
  const [first] = rows
  const tents = await pivot({ rows: 'category', columns: 'status', category: 'tents' })
  expect(tents.rows).toHaveLength(1)
  expect(entry(rows, 'tents')).toEqual(tents.rows[0])
  expect(tents.total.orders).toBe(tents.rows[0]?.orders)
  expect(first?.cents).toBe(Math.max(...rows.map(({ cents }) => cents)))
})

test('of many products the first twenty are shown, the others are one entry', async () => {
  const { rows } = await pivot({ rows: 'product', columns: 'member' })
  expect(rows).toHaveLength(21)
  expect(rows.at(-1)).toMatchObject({ key: 'other', name: null })
  const shown = rows.slice(0, 20).map(({ cents }) => cents)
  expect(shown).toEqual(shown.toSorted((a, b) => b - a))
  expect(rows[0]?.name?.zh).toMatch(/\p{Script=Han}/u)
})

describe('the orders behind the numbers', () => {
  const query = { rows: 'category', columns: 'month', zone: 'Asia/Taipei' } as const
  const behind = (cell: object) =>
    readAll<ReplyBody<typeof listSalesOrders>['rows'][number]>(cursor =>
      me.call(listSalesOrders, { query: { ...query, ...cell, limit: 200, cursor } }),
    )

  test('are as many, and come to as much, as the cell says; so for a row, a column and other entries', async () => {
    const { rows, columns, cells, total } = await pivot(query)
    const cell = cells.at(-1)
    const [row, column] = [rows[cell?.row ?? 0]?.key, columns[cell?.column ?? 0]?.key]
    const expectSum = async (of: object, sum: { orders: number; cents: number } | undefined) => {
      const found = await behind(of)
      expect({ orders: found.length, cents: found.reduce((cents, one) => cents + one.countedCents, 0) }).toEqual({
        orders: sum?.orders,
        cents: sum?.cents,
      })
    }
    await expectSum({ row, column }, cell)
    await expectSum({ row }, rows[cell?.row ?? 0])
    await expectSum({ column }, columns[cell?.column ?? 0])
    await expectSum({}, total)
    const products = await pivot({ ...query, rows: 'product' })
    await expectSum({ rows: 'product', row: 'other' }, products.rows.at(-1))
  })

  test.each(DIMENSIONS)('are as many as the first and the last entry by %s say', async rows => {
    const columns = rows === 'status' ? 'month' : 'status'
    const cell = { ...query, rows, columns } as const
    const found = await pivot(cell)
    const shown = [found.rows[0], found.rows.at(-1), entry(found.rows, WEB_SHOP)].flatMap(one => one ?? [])
    expect(shown.length).toBeGreaterThan(1)
    for (const { key, orders } of shown) {
      const { count } = await me.call(listSalesOrders, { query: { ...cell, row: key, limit: 1 } })
      expect(count.value, key).toBe(orders)
    }
  })

  test('count only the lines of the cell, with their share of the tax', async () => {
    const [found] = await behind({ row: 'tents' })
    const order = await me.call(readOrder, { params: { orderId: found?.id ?? 0 } })
    expect(taxedTotals(order.lines).reduce((sum, one) => sum + one, 0)).toBe(order.totalCents)
    expect(found?.countedCents).toBeLessThanOrEqual(order.totalCents)
    expect(totalsOf(order.lines).totalCents).toBe(order.totalCents)
  })
})

test('an order that is cancelled no longer counts, in the sandbox where it was', async () => {
  const query = { rows: 'status', columns: 'month' } as const
  const before = await pivot(query)
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'pivot' } })
  await me.call(switchSandbox, { body: { sandboxId } })
  const [order] = (await me.call(listOrders, { query: { status: 'placed', limit: 1 } })).rows
  if (!order) throw new Error('nothing is placed')
  await me.call(cancelOrder, { params: { orderId: order.id }, headers: match(order.version) })
  expect((await pivot(query)).total).toEqual({
    orders: before.total.orders - 1,
    cents: before.total.cents - order.totalCents,
  })
  await me.call(switchSandbox, { body: { sandboxId: 'main' } })
  expect(await pivot(query)).toEqual(before)
})

test('follows orders that are placed, and those that come with a day, a snapshot or a reset', async () => {
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'follows' } })
  await me.call(switchSandbox, { body: { sandboxId } })
  const params = { sandboxId }
  const snapshot = await me.call(takeSnapshot, { params, body: { name: 'before' } })
  const expectCurrent = async () => {
    const { total } = await pivot({ rows: 'month', columns: 'category', withCancelled: true })
    const { count, totalCents } = await me.call(sumOrders)
    expect(total).toEqual({ orders: count, cents: totalCents })
    return total
  }
  const before = await expectCurrent()
  await me.call(createOrder, { body: await newOrder(me) })
  expect((await expectCurrent()).orders).toBe(before.orders + 1)
  await me.call(passDays, { body: { days: 1 } })
  expect((await expectCurrent()).orders).toBeGreaterThan(before.orders + 1)
  await me.call(restoreSnapshot, { params, body: { snapshotId: snapshot.id } })
  expect(await expectCurrent()).toEqual(before)
  await me.call(resetSandbox, { params })
  await expectCurrent()
  await me.call(switchSandbox, { body: { sandboxId: 'main' } })
})

test('the CSV holds the table: names in the language, totals, a fraction as percent', async () => {
  const query = { rows: 'status', columns: 'category', language: 'zh', measure: 'share' } as const
  const text = await new Response((await me.call(exportSales, { query })) as unknown as Blob).text()
  const lines = text.trim().split('\n')
  expect(lines[0]).toMatch(/^占總銷售額: 狀態 \/ 類別,.*帳篷.*,合計$/)
  expect(lines.at(-1)).toMatch(/^合計,.*,100\.0%$/)
  const amounts = { ...query, measure: 'amount', language: 'en' } as const
  const csv = await new Response((await me.call(exportSales, { query: amounts })) as unknown as Blob).text()
  const { total } = await pivot({ rows: 'status', columns: 'category' })
  expect(csv.trim().split(',').at(-1)).toBe(String(total.cents / 100))
})

test('a sandbox without orders in the span has an empty table', async () => {
  const query = { rows: 'month', columns: 'product', from: '2031-01-01T00:00:00Z' } as const
  expect(await pivot(query)).toEqual({ rows: [], columns: [], cells: [], total: { orders: 0, cents: 0 } })
})

test('refuses the same dimension twice, an unknown one, and anyone who is not signed in', async () => {
  const refused = (query: object) => refusalOf(me.call(pivotSales, { query: query as Query }))
  expect(await refused({ rows: 'month', columns: 'month' })).toMatchObject({
    status: 400,
    errors: [{ pointer: '/query/columns' }],
  })
  expect(await refused({ rows: 'month', columns: 'colour' })).toMatchObject({ status: 400 })
  expect(await refused({ rows: 'month', columns: 'week', zone: 'Moon' })).toMatchObject({ status: 400 })
  const query = { rows: 'month', columns: 'status' } as const
  for (const endpoint of [pivotSales, listSalesOrders, exportSales] as const)
    expect(await refusalOf(app.as().call(endpoint, { query }))).toMatchObject({ status: 401 })
})

describe('months and weeks', () => {
  test('weeks begin on Monday', () => {
    const weeks = timesBetween('week', Date.parse('2025-12-28T12:00:00Z'), Date.parse('2026-01-06T12:00:00Z'), 'UTC')
    expect(weeks.map(({ key }) => key)).toEqual(['2025-12-22', '2025-12-29', '2026-01-05'])
    expect(weeks[1]?.begins).toBe('2025-12-29T00:00:00.000Z')
  })

  test('a month of a zone with summer time begins at its own midnight', () => {
    const months = timesBetween(
      'month',
      Date.parse('2026-03-15T00:00:00Z'),
      Date.parse('2026-04-15T00:00:00Z'),
      'Europe/Berlin',
    )
    expect(months.map(({ begins }) => begins)).toEqual(['2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'])
  })

  test('of too many, the last 120 are shown', () => {
    const months = timesBetween('month', Date.parse('2001-01-15T00:00:00Z'), Date.parse('2026-04-15T00:00:00Z'), 'UTC')
    expect([months.length, months.at(-1)?.key]).toEqual([120, '2026-04'])
  })
})
