import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventsPath, ordersPath, productsPath, ticketsPath } from '#pages/page1-today/links.ts'
import { linkToLoginLog, loginLogSearch } from '#pages/page3/page3_04-login-log/search-params.ts'
import { ordersSearch } from '#pages/page5/page5_01-data-table/search-params.ts'
import { listLogins } from '#resources/login-log/contract.ts'
import { listOrders } from '#resources/orders/contract.ts'
import { countEvents, countOrders, countSignIns, countStock, countTickets } from '#resources/overview/contract.ts'
import { findOperations } from '#server/resources.ts'
import { dayOf } from '#shared/zone.ts'
import { ADMIN, createTestApp, type TestApp } from '#tests/test-app.ts'

// Each number of page1 is a link: what it leads to is asked for here, and must be as many rows as the number says.

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

/** How many rows the list has that a link to API Practice fills in. */
async function countBehind(link: string): Promise<number> {
  const url = new URL(link, 'http://console.example')
  const [, resource, id] = /^\/page8\/page8_01\/([\w-]+)\/(\w+)$/.exec(url.pathname) ?? []
  const operation = (await findOperations()).find(one => one.entity === resource && one.id === id)
  if (!operation) throw new Error(`${link} leads to no endpoint.`)
  const query = new URLSearchParams([...url.searchParams].map(([name, value]) => [name.replace('query.', ''), value]))
  const headers = { authorization: `Bearer ${me.token}` }
  const reply = await app.request(`${operation.endpoint.path}?${query}`, { headers })
  // A list's own answer.
  const { count } = (await reply.json()) as { count: { value: number; isCapped: boolean } }
  expect(count.isCapped).toBe(false)
  return count.value
}

const QUERIES = [
  {},
  { days: 30 },
  { days: 30, zone: 'Pacific/Honolulu' },
  { from: '2026-02-01', to: '2026-03-31', zone: 'Europe/Berlin' },
  { from: '2019-01-01', to: '2019-01-07' },
]
describe.each(QUERIES)('the days of %j', query => {
  const isThen = query.from?.startsWith('2019') ?? false

  test('orders', async () => {
    const orders = await me.call(countOrders, { query })
    const countListed = async (link: string) => {
      const state = ordersSearch.read(link.slice(link.indexOf('?')))
      return (await me.call(listOrders, { query: ordersSearch.queryOf(state, query.zone ?? 'Asia/Taipei') })).count
        .value
    }
    expect(await countListed(ordersPath(orders))).toBe(orders.count)
    expect(await countListed(ordersPath(orders, 'cancelled'))).toBe(orders.cancelled)
    expect(orders.count > 0).toBe(!isThen)
    for (const { day, count } of orders.trend.slice(0, 3)) {
      const one = await me.call(countOrders, { query: { ...query, from: day, to: day } })
      expect([one.count, one.trend]).toEqual([count, [{ day, count }]])
      expect(await countListed(ordersPath(one))).toBe(count)
    }
  })

  test('tickets', async () => {
    const tickets = await me.call(countTickets, { query })
    expect(await countBehind(ticketsPath(tickets))).toBe(tickets.count)
    expect(await countBehind(ticketsPath(tickets, 'open'))).toBe(tickets.open)
    expect(tickets.count > 0).toBe(!isThen)
  })

  test('events', async () => {
    const events = await me.call(countEvents, { query })
    expect(await countBehind(eventsPath(events))).toBe(events.count)
    expect(events.count > 0).toBe(!isThen)
  })
})

test('stock', async () => {
  await app.db.updateTable('product').set({ stock: 0 }).where('id', '=', 7).where('sandbox_id', '=', 'main').execute()
  const stock = await me.call(countStock)
  expect(stock.out).toBeGreaterThan(0)
  expect(await countBehind(productsPath('isLow'))).toBe(stock.low)
  expect(await countBehind(productsPath('isOut'))).toBe(stock.out)
})

test('sign-ins', async () => {
  const at = new Date().toISOString()
  const login = { reason: null, email: '', level: 'normal' as const, address: '', agent: '', received_at: at }
  for (const outcome of ['signed-in', 'refused', 'refused'] as const)
    await app.db
      .insertInto('login')
      .values({ ...login, outcome, account: ADMIN.account, login_time: at, sent_key: crypto.randomUUID() })
      .execute()
  for (const zone of ['Asia/Taipei', 'Pacific/Honolulu']) {
    const { today, span } = await me.call(countSignIns, { query: { zone } })
    const link = linkToLoginLog({ outcome: 'refused', from: span.firstDay, to: span.lastDay })
    const state = loginLogSearch.read(link.slice(link.indexOf('?')))
    const { count } = await me.call(listLogins, { query: loginLogSearch.queryOf(state, zone) })
    expect(count.value).toBe(span.refused)
    expect([today.refused, today.signedIn]).toEqual([2, 1])
    expect(dayOf(today.from, zone)).toBe(span.lastDay)
  }
})
