import { listCounties } from '#resources/counties/contract.ts'
import { listCountyStats } from '#resources/county-stats/contract.ts'
import { listCustomers } from '#resources/customers/contract.ts'
import { checkRouteName, listDeliveryRoutes } from '#resources/delivery-routes/contract.ts'
import { listEventDays, listEvents } from '#resources/events/contract.ts'
import { checkImport } from '#resources/imports/contract.ts'
import { listLogins } from '#resources/login-log/contract.ts'
import { archiveMember, listMembers, readMember } from '#resources/members/contract.ts'
import { countOrders, countTickets, sumSales } from '#resources/overview/contract.ts'
import { searchProducts } from '#resources/product-search/contract.ts'
import { listSalesOrders, pivotSales } from '#resources/sales/contract.ts'
import { searchRecords } from '#resources/search/contract.ts'
import { clusterSites, listNearestSites } from '#resources/sites/contract.ts'
import { findInTree, listBranches } from '#resources/teams/contract.ts'
import { listTickets } from '#resources/tickets/contract.ts'
import { TICKET_STATUSES } from '#resources/tickets/rules.ts'
import { atVersion } from '#shared/sample.ts'
import { addDays } from '#shared/time/zone.ts'
import { firstOutOfOrder, type Look, sum, wrongIf } from './look.ts'

/** How the bugs of reads that list, search or count show. */
export const looks: Record<string, Look> = {
  async 'members-archived-among-current'(me) {
    const member = await me.call(readMember, { params: { memberId: 33 } })
    if (!member.archivedAt)
      await me.call(archiveMember, { params: { memberId: member.id }, headers: atVersion(member) })
    const reply = await me.send(listMembers, { query: { isArchived: false, limit: 200 } })
    return wrongIf(
      reply.body.rows.some(({ archivedAt }) => archivedAt !== null),
      reply,
      '/rows',
    )
  },

  async 'members-one-character'(me) {
    const reply = await me.send(listMembers, { query: { search: '吳家豪', limit: 200 } })
    return wrongIf(
      reply.body.rows.some(({ name }) => name.zh !== '吳家豪'),
      reply,
      '/rows',
    )
  },

  async 'customers-kind-ignored'(me) {
    const reply = await me.send(listCustomers, { query: { kind: 'business', limit: 50 } })
    return wrongIf(
      reply.body.rows.some(({ kind }) => kind !== 'business'),
      reply,
      '/rows',
    )
  },

  async 'tickets-waiting-with-all'(me) {
    for (const status of TICKET_STATUSES) {
      const reply = await me.send(listTickets, { query: { status, limit: 50 } })
      if (reply.body.rows.some(row => row.status !== status)) return wrongIf(true, reply, '/rows')
    }
    return null
  },

  async 'events-page-skips-one'(me) {
    const ids = ({ body }: { body: { rows: { id: number }[] } }) => body.rows.map(({ id }) => id)
    const first = await me.send(listEvents, { query: { limit: 10 } })
    const second = await me.send(listEvents, { query: { limit: 10, cursor: first.body.next ?? '' } })
    const both = await me.send(listEvents, { query: { limit: 20 } })
    return wrongIf(`${[...ids(first), ...ids(second)]}` !== `${ids(both)}`, second, '/rows')
  },

  async 'events-last-day-short'(me) {
    const reply = await me.send(listEventDays)
    const last = reply.body.days.length - 1
    const { day = '', count = 0 } = reply.body.days[last] ?? {}
    const query = { from: `${day}T00:00:00Z`, to: `${addDays(day, 1)}T00:00:00Z`, limit: 1 }
    const { body } = await me.send(listEvents, { query })
    return wrongIf(body.count.value !== count, reply, `/days/${last}/count`)
  },

  async 'logins-unknown-accounts-missing'(me) {
    const all = await me.send(listLogins, { query: { limit: 200 } })
    const refused = await me.send(listLogins, { query: { outcome: 'refused', limit: 200 } })
    const listed = new Set(refused.body.rows.map(({ id }) => id))
    const isMissing = all.body.rows.some(({ id, outcome }) => outcome === 'refused' && !listed.has(id))
    return wrongIf(isMissing, refused, '/rows')
  },

  async 'today-tickets-without-today'(me) {
    // Some days have no tickets.
    for (const to of ['2026-09-07', '2026-09-08', '2026-09-09', '2026-09-10', '2026-09-11']) {
      const reply = await me.send(countTickets, { query: { from: '2026-09-01', to } })
      if (reply.body.count !== sum(reply.body.trend, ({ count }) => count)) return wrongIf(true, reply, '/count')
    }
    return null
  },

  async 'today-sales-rounded-by-day'(me) {
    const reply = await me.send(sumSales, { query: { days: 30 } })
    return wrongIf(reply.body.cents !== sum(reply.body.trend, ({ cents }) => cents), reply, '/cents')
  },

  async 'today-before-is-shorter'(me) {
    // Long over, so that whole days are compared.
    const query = { from: '2026-05-01', to: '2026-05-30' }
    const reply = await me.send(countOrders, { query })
    const before = await me.call(countOrders, {
      query: { from: addDays(query.from, -30), to: addDays(query.from, -1) },
    })
    return wrongIf(reply.body.before.count !== before.count, reply, '/before/count')
  },

  async 'pivot-total-of-columns'(me) {
    const byCategory = await me.send(pivotSales, { query: { rows: 'month', columns: 'category' } })
    const isMore = byCategory.body.total.orders > sum(byCategory.body.rows, ({ orders }) => orders)
    return wrongIf(isMore, byCategory, '/total/orders')
  },

  async 'pivot-orders-with-cancelled'(me) {
    const { rows } = await me.call(pivotSales, { query: { rows: 'month', columns: 'category' } })
    const { key = '', orders = 0 } = rows[1] ?? {}
    const query = { rows: 'month', columns: 'category', row: key, limit: 200 } as const
    const reply = await me.send(listSalesOrders, { query })
    return wrongIf(reply.body.rows.length !== orders, reply, '/rows')
  },

  async 'tree-team-counts-itself'(me) {
    const reply = await me.send(listBranches, { query: { parentId: 1, limit: 50 } })
    for (const [index, { id, teams }] of reply.body.rows.entries()) {
      const { count } = await me.call(listBranches, { query: { parentId: id, limit: 1 } })
      if (count.value !== teams) return wrongIf(true, reply, `/rows/${index}/teams`)
    }
    return null
  },

  async 'tree-search-by-case'(me) {
    const as = await me.send(findInTree, { query: { search: 'Finance' } })
    const lower = await me.send(findInTree, { query: { search: 'finance' } })
    return wrongIf(as.body.rows.length !== lower.body.rows.length, lower, '/rows')
  },

  async 'search-counts-without-filters'(me) {
    const query = { text: '', price: ['under-1000' as const], limit: 1 }
    const reply = await me.send(searchProducts, { query })
    for (const [index, { value, count }] of reply.body.facets.category.entries()) {
      const chosen = await me.call(searchProducts, { query: { ...query, category: [value] } })
      if (chosen.count !== count) return wrongIf(true, reply, `/facets/category/${index}/count`)
    }
    return null
  },

  async 'search-full-width-letters'(me) {
    const half = await me.send(searchProducts, { query: { text: 'tent' } })
    const full = await me.send(searchProducts, { query: { text: 'ｔｅｎｔ' } })
    return wrongIf(half.body.count !== full.body.count, full, '/count')
  },

  async 'palette-no-chinese'(me) {
    const reply = await me.send(searchRecords, { query: { text: '吳家豪' } })
    return wrongIf(reply.body.rows.length === 0, reply, '/rows')
  },

  async 'sites-nearest-in-degrees'(me) {
    const reply = await me.send(listNearestSites, { query: { lng: 121.5, lat: 25, limit: 20 } })
    const index = firstOutOfOrder(reply.body.rows, ({ distanceMetres }) => distanceMetres)
    return wrongIf(index > 0, reply, `/rows/${index}`)
  },

  async 'sites-alone-not-counted'(me) {
    const query = { west: 119, south: 21.5, east: 122.5, north: 26, zoom: 8 }
    const reply = await me.send(clusterSites, { query })
    const { clusters, sites, count } = reply.body
    return wrongIf(count !== sum(clusters, one => one.count) + sites.length, reply, '/count')
  },

  async 'routes-name-by-case'(me) {
    const { rows } = await me.call(listDeliveryRoutes, { query: { limit: 1 } })
    const reply = await me.send(checkRouteName, { query: { name: rows[0]?.name.toLowerCase() ?? '' } })
    return wrongIf(reply.body.isFree, reply, '/isFree')
  },

  async 'import-first-issue-only'(me) {
    const rows = [1, 2, 3].map(n => ({ email: `nobody${n}@ridgeline.example`, teamId: 9_000 + n }))
    const reply = await me.send(checkImport, { body: { rows } })
    return wrongIf(reply.body.issues.length !== 3, reply, '/issues')
  },

  async 'counties-names-swapped'(me) {
    const { rows } = await me.call(listCounties)
    const names = new Map(rows.map(({ id, name }) => [id, name.en]))
    const reply = await me.send(listCountyStats)
    const index = reply.body.rows.findIndex(({ id, name }) => names.get(id) !== name.en)
    return wrongIf(index >= 0, reply, `/rows/${index}/name/en`)
  },
}
