import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkTo, notePage } from '#client/router/links.ts'
import { eventsPath, ordersPath, productsPath, ticketsPath } from '#pages/page1-today/counted-rows.ts'
import { loginLogSearch } from '#pages/page3/page3_04-login-log/search-params.ts'
import { ordersSearch } from '#pages/page5/page5_01-data-table/search-params.ts'
import { productsSearch } from '#pages/page5/page5_03-grid-edit/search-params.ts'
import { eventsSearch } from '#pages/page5/page5_04-long-list/search-params.ts'
import { ticketsSearch } from '#pages/page5/page5_05-ticket-board/search-params.ts'
import { listEventDays, listEvents } from '#resources/events/contract.ts'
import { listLogins } from '#resources/login-log/contract.ts'
import { listOrders } from '#resources/orders/contract.ts'
import { countEvents, countOrders, countSignIns, countStock, countTickets } from '#resources/overview/contract.ts'
import { listProducts } from '#resources/products/contract.ts'
import { listTickets } from '#resources/tickets/contract.ts'
import { TICKET_STATUSES } from '#resources/tickets/rules.ts'
import { dayOf } from '#shared/zone.ts'
import { ADMIN, createTestApp, type TestApp } from '#tests/test-app.ts'

// Each number on page1 links to a list. These tests check that the list has as many rows as the number says.

for (const page of ['page3_04', 'page5_01', 'page5_03', 'page5_04', 'page5_05'] as const) notePage(page)

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

/** The API query of the list that a link opens. */
function asked<S, Q>(
  search: { read: (search: string) => S; queryOf: (state: S, zone: string) => Q },
  link: string | null,
  zone = 'Asia/Taipei',
): Q {
  if (link === null) throw new Error('The number has no link.')
  return search.queryOf(search.read(link.slice(link.indexOf('?'))), zone)
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
    const countListed = async (link: string | null) =>
      (await me.call(listOrders, { query: asked(ordersSearch, link, query.zone) })).count.value
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
    // The board requests each column separately.
    const { status: every, ...all } = asked(ticketsSearch, ticketsPath(tickets), query.zone)
    const columns = await Promise.all(
      TICKET_STATUSES.map(async status => (await me.call(listTickets, { query: { ...all, status } })).count.value),
    )
    expect(every).toBeUndefined()
    expect(columns.reduce((sum, count) => sum + count)).toBe(tickets.count)
    const open = asked(ticketsSearch, ticketsPath(tickets, 'open'), query.zone)
    expect(open.status).toBe('open')
    expect((await me.call(listTickets, { query: open })).count.value).toBe(tickets.open)
    expect(tickets.count > 0).toBe(!isThen)
  })

  test('events', async () => {
    const events = await me.call(countEvents, { query })
    const { sort, ...filter } = asked(eventsSearch, eventsPath(events), query.zone)
    const { days } = await me.call(listEventDays, { query: filter })
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(events.count)
    const { rows, count } = await me.call(listEvents, { query: { ...filter, sort, limit: 1 } })
    expect([rows.length, count.value]).toEqual([isThen ? 0 : 1, events.count])
    expect(events.count > 0).toBe(!isThen)
  })
})

test('stock', async () => {
  await app.db.updateTable('product').set({ stock: 0 }).where('id', '=', 7).where('sandbox_id', '=', 'main').execute()
  const stock = await me.call(countStock)
  expect(stock.out).toBeGreaterThan(0)
  const countListed = async (link: string | null) =>
    (await me.call(listProducts, { query: asked(productsSearch, link) })).count.value
  expect(await countListed(productsPath('isLow'))).toBe(stock.low)
  expect(await countListed(productsPath('isOut'))).toBe(stock.out)
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
    const link = linkTo('page3_04', { outcome: 'refused', from: span.firstDay, to: span.lastDay })
    const { count } = await me.call(listLogins, { query: asked(loginLogSearch, link, zone) })
    expect(count.value).toBe(span.refused)
    expect([today.refused, today.signedIn]).toEqual([2, 1])
    expect(dayOf(today.from, zone)).toBe(span.lastDay)
  }
})
