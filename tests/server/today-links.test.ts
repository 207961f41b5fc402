import { describe, expect, test } from 'vitest'
import { notePage } from '#client/router/links.ts'
import { eventsPath, ordersPath, salesPath, signInsPath, ticketsPath } from '#pages/page1-today/counted-rows.ts'
import { loginLogSearch } from '#pages/page3/page3_04-login-log/search-params.ts'
import { ordersSearch } from '#pages/page5/page5_01-data-table/search-params.ts'
import { eventsSearch } from '#pages/page5/page5_04-long-list/search-params.ts'
import { ticketsSearch } from '#pages/page5/page5_05-ticket-board/search-params.ts'
import { salesSearch } from '#pages/page5/page5_07-pivot-and-charts/search-params.ts'
import { listEventDays, listEvents } from '#resources/events/contract.ts'
import { listLogins } from '#resources/login-log/contract.ts'
import { listOrders } from '#resources/orders/contract.ts'
import { countEvents, countOrders, countSignIns, countTickets, sumSales } from '#resources/overview/contract.ts'
import { pivotSales } from '#resources/sales/contract.ts'
import { listTickets } from '#resources/tickets/contract.ts'
import { TICKET_STATUSES } from '#resources/tickets/rules.ts'
import { dayOf } from '#shared/time/zone.ts'
import { ADMIN, openTestApp } from '#tests/test-app.ts'

// Each number on page1 links to a list. These tests check that the list has as many rows as the number says.

for (const page of ['page3_04', 'page5_01', 'page5_04', 'page5_05', 'page5_07'] as const) notePage(page)

const app = await openTestApp()
const me = await app.signInAs()

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
    expect(orders.count > 0).toBe(!isThen)
    for (const { day, count } of orders.trend.slice(0, 3)) {
      const one = await me.call(countOrders, { query: { ...query, from: day, to: day } })
      expect([one.count, one.trend]).toEqual([count, [{ day, count }]])
      expect(await countListed(ordersPath(one))).toBe(count)
    }
  })

  test('sales', async () => {
    const sales = await me.call(sumSales, { query })
    const sumOf = async (link: string | null) => {
      const { measure, chart, sort, limit, ...grouped } = asked(salesSearch, link, query.zone) as Record<
        string,
        unknown
      >
      return (await me.call(pivotSales, { query: grouped })).total.cents
    }
    expect(await sumOf(salesPath(sales))).toBe(sales.cents)
    const [first] = sales.trend
    expect(await sumOf(salesPath({ ...sales, lastDay: sales.firstDay }))).toBe(first?.cents)
    expect(sales.cents > 0).toBe(!isThen)
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
    const day = dayOf(today.from, zone)
    const countListed = async (outcome: 'signed-in' | 'refused') =>
      (await me.call(listLogins, { query: asked(loginLogSearch, signInsPath(day, outcome), zone) })).count.value
    expect([await countListed('refused'), await countListed('signed-in')]).toEqual([today.refused, today.signedIn])
    expect([today.refused, today.signedIn]).toEqual([2, 1])
    expect(day).toBe(span.lastDay)
  }
})
