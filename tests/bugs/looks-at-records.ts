import { randomUUID } from 'node:crypto'
import { addToCounter, readCounters, replaceCounters } from '#resources/counters/contract.ts'
import { readCustomer } from '#resources/customers/contract.ts'
import { listEvents, readEvent } from '#resources/events/contract.ts'
import { readMember, updateMember } from '#resources/members/contract.ts'
import { cancelOrder, createOrder, listOrders, readOrder, selectOrders, sumOrders } from '#resources/orders/contract.ts'
import { priceFor, totalsOf } from '#resources/orders/rules.ts'
import { editProducts, listProducts, readProduct } from '#resources/products/contract.ts'
import { explainRight, listRoles, readRole } from '#resources/roles/contract.ts'
import { deleteRoomMessage, listRoomMessages, postRoomMessage } from '#resources/rooms/contract.ts'
import { passDays } from '#resources/shop/contract.ts'
import { listSpecies, readSpecies } from '#resources/species/contract.ts'
import { deleteTeam } from '#resources/teams/contract.ts'
import { createTicketComment, deleteTicketComment, listTicketComments } from '#resources/ticket-comments/contract.ts'
import { listTickets, readTicket, updateTicket } from '#resources/tickets/contract.ts'
import { readTime } from '#resources/times/contract.ts'
import { listVisits, readVisit, updateVisit } from '#resources/visits/contract.ts'
import { previewWording } from '#resources/wordings/contract.ts'
import { atVersion } from '#shared/sample.ts'
import { firstOutOfOrder, type Look, mustRefuse, sum, wrongIf } from './look.ts'

const keyed = () => ({ 'idempotency-key': randomUUID() })
/** Before the events that passing days adds. */
const DELIVERED = '2026-09-01T00:00:00Z'

const orderOf = async (me: Parameters<Look>[0]) => {
  const { rows } = await me.call(listProducts, { query: { limit: 200 } })
  const product = rows.find(({ stock, discontinuedAt }) => stock > 3 && !discontinuedAt)
  const { kind } = await me.call(readCustomer, { params: { customerId: 2 } })
  const lines = [{ productId: product?.id ?? 0, quantity: 1, unitPriceCents: priceFor(kind, product?.priceCents ?? 0) }]
  return { customerId: 2, siteId: null, lines, totalCents: totalsOf(lines).totalCents }
}

/** How the bugs of single records, of writes and of what is calculated show. */
export const looks: Record<string, Look> = {
  async 'members-stale-save'(me) {
    const params = { memberId: 33 }
    const member = await me.call(readMember, { params })
    const save = (job: 'sales' | 'manager') =>
      me.send(updateMember, { params, headers: atVersion(member), body: { job } })
    await save(member.job === 'sales' ? 'manager' : 'sales')
    return mustRefuse(save('sales'), 'stale')
  },

  async 'orders-maximum-excluded'(me) {
    const [order] = (await me.call(listOrders, { query: { limit: 1 } })).rows
    const cents = order?.totalCents ?? 0
    const reply = await me.send(listOrders, { query: { minCents: cents, maxCents: cents } })
    return wrongIf(!reply.body.rows.some(({ id }) => id === order?.id), reply, '/rows')
  },

  async 'orders-quantity-ignored'(me) {
    for (let orderId = 100; orderId < 120; orderId++) {
      const reply = await me.send(readOrder, { params: { orderId } })
      const index = reply.body.lines.findIndex(line => line.totalCents !== line.quantity * line.unitPriceCents)
      if (index >= 0) return wrongIf(true, reply, `/lines/${index}/totalCents`)
    }
    return null
  },

  async 'orders-total-without-cancelled'(me) {
    const reply = await me.send(sumOrders)
    const { byStatus, totalCents } = reply.body
    return wrongIf(totalCents !== sum(byStatus, one => one.totalCents), reply, '/totalCents')
  },

  async 'orders-selection-without-last'(me) {
    const query = { status: 'shipped' } as const
    const { count } = await me.call(sumOrders, { query })
    const reply = await me.send(selectOrders, { query })
    return wrongIf(reply.body.rows.length !== count, reply, '/rows')
  },

  async 'orders-placed-without-tax'(me) {
    // With a key, as the page sends it: the answer is stored, too.
    const reply = await me.send(createOrder, { headers: keyed(), body: await orderOf(me) })
    const { subtotalCents, taxCents, totalCents } = reply.body
    return wrongIf(totalCents !== subtotalCents + taxCents, reply, '/totalCents')
  },

  async 'orders-stale-cancel'(me) {
    const { id, version } = await me.call(createOrder, { body: await orderOf(me) })
    return mustRefuse(
      me.send(cancelOrder, { params: { orderId: id }, headers: atVersion({ version: version + 7 }) }),
      'stale',
    )
  },

  async 'products-prices-as-text'(me) {
    const reply = await me.send(listProducts, { query: { sort: 'price', limit: 200 } })
    const index = firstOutOfOrder(reply.body.rows, ({ priceCents }) => priceCents)
    return wrongIf(index > 0, reply, `/rows/${index}`)
  },

  'products-unknown-found': me => mustRefuse(me.send(readProduct, { params: { productId: 99_999 } }), 'not-found'),

  async 'products-zero-becomes-one'(me) {
    const { id, version } = await me.call(readProduct, { params: { productId: 5 } })
    const reply = await me.send(editProducts, { body: { rows: [{ id, version, cells: { stock: 0 } }] } })
    return wrongIf(reply.body.products[0]?.stock !== 0, reply, '/products/0/stock')
  },

  async 'tickets-urgent-saved-as-high'(me) {
    const [ticket] = (await me.call(listTickets, { query: { status: 'open', limit: 1 } })).rows
    const params = { ticketId: ticket?.id ?? 0 }
    const { version } = await me.call(readTicket, { params })
    const saved = await me.send(updateTicket, { params, headers: atVersion({ version }), body: { priority: 'urgent' } })
    const { priority } = await me.call(readTicket, { params })
    return wrongIf(priority !== 'urgent', saved, '/priority')
  },

  'teams-unknown-deleted': me =>
    mustRefuse(me.send(deleteTeam, { params: { teamId: 99_999 }, headers: atVersion({ version: 1 }) }), 'not-found'),

  async 'times-twice-read-once'(me) {
    const reply = await me.send(readTime, { body: { local: '2026-11-01T01:30', zone: 'America/New_York' } })
    return wrongIf(reply.body.moments.length !== 2, reply, '/moments')
  },

  async 'counters-stale-replace'(me) {
    const before = await me.call(readCounters)
    const replace = (number: number) =>
      me.send(replaceCounters, { headers: atVersion(before), body: { number, array: [1] } })
    await replace(before.number + 1)
    return mustRefuse(replace(before.number + 2), 'stale')
  },

  async 'counters-never-down'(me) {
    const before = await me.call(readCounters)
    const reply = await me.send(addToCounter, { body: { target: 'number', by: -1 } })
    return wrongIf(reply.body.number !== before.number - 1, reply, '/number')
  },

  async 'visits-minutes-rounded'(me) {
    const [visit] = (await me.call(listVisits, { query: { limit: 1 } })).rows
    const params = { visitId: visit?.id ?? 0 }
    const { version } = await me.call(readVisit, { params })
    const body = { status: 'done', minutes: 47 } as const
    const saved = await me.send(updateVisit, { params, headers: atVersion({ version }), body })
    const { minutes } = await me.call(readVisit, { params })
    return wrongIf(minutes !== 47, saved, '/minutes')
  },

  async 'rooms-older-repeats-one'(me) {
    const params = { roomId: 1 }
    const latest = await me.call(listRoomMessages, { params, query: { limit: 5 } })
    const before = latest.rows[0]?.number ?? 0
    const older = await me.send(listRoomMessages, { params, query: { limit: 5, before } })
    return wrongIf(
      older.body.rows.some(({ number }) => number >= before),
      older,
      '/rows',
    )
  },

  async 'rooms-emoji-lost'(me) {
    const params = { roomId: 2 }
    const text = 'Done 🎉'
    const posted = await me.send(postRoomMessage, { params, headers: keyed(), body: { text } })
    const { rows } = await me.call(listRoomMessages, { params, query: { limit: 1 } })
    return wrongIf(posted.body.text === text && rows[0]?.text !== text, posted, '/text')
  },

  async 'rooms-key-lost'(me) {
    const params = { roomId: 2 }
    const headers = keyed()
    const posted = await me.send(postRoomMessage, { params, headers, body: { text: 'Sent once' } })
    const { rows } = await me.call(listRoomMessages, { params, query: { limit: 1 } })
    return wrongIf(rows[0]?.key !== headers['idempotency-key'], posted, '/key')
  },

  async 'rooms-delete-does-nothing'(me) {
    const posted = await me.call(postRoomMessage, { params: { roomId: 3 }, body: { text: 'A mistake' } })
    const params = { roomId: 3, number: posted.number }
    const deleted = await me.send(deleteRoomMessage, { params })
    const { rows } = await me.call(listRoomMessages, { params, query: { limit: 5 } })
    return wrongIf(
      rows.some(({ number, text }) => number === posted.number && text !== null),
      deleted,
      'status',
    )
  },

  async 'plural-zero-is-one'(me) {
    const text = { one: '{{count}} item', other: '{{count}} items' }
    const reply = await me.send(previewWording, { body: { language: 'en', text, from: 0, to: 2 } })
    return wrongIf(reply.body.counts[0]?.category !== 'other', reply, '/counts/0/text')
  },

  async 'species-special-swapped'(me) {
    const { rows } = await me.call(listSpecies)
    const [one] = rows.filter(({ base }) => base[3] !== base[4])
    const reply = await me.send(readSpecies, { params: { dexId: one?.dexId ?? 1 } })
    return wrongIf(`${reply.body.base}` !== `${one?.base}`, reply, '/base/3')
  },

  async 'roles-why-says-may'(me) {
    const { permissions } = me.session
    const query = { permission: 'accounts:manage' } as const
    const reply = await me.send(explainRight, { query })
    return wrongIf(reply.body.isAllowed && !permissions.includes(query.permission), reply, '/isAllowed')
  },

  async 'roles-viewer-may-write'(me) {
    const reply = await me.send(listRoles)
    for (const [index, { id, permissions }] of reply.body.rows.entries()) {
      const role = await me.call(readRole, { params: { roleId: id } })
      if (`${role.permissions}` !== `${permissions}`) return wrongIf(true, reply, `/rows/${index}/permissions`)
    }
    return null
  },

  async 'comments-newest-first'(me) {
    const ticketId = 1
    const made = []
    for (const text of ['first', 'second']) made.push(await me.call(createTicketComment, { body: { ticketId, text } }))
    const reply = await me.send(listTicketComments, { query: { ticketId } })
    // A ticket has only so many comments, and this look is taken beside every other bug.
    for (const { id } of made) await me.call(deleteTicketComment, { params: { commentId: id } })
    return wrongIf(firstOutOfOrder(reply.body.rows, ({ id }) => id) > 0, reply, '/rows')
  },

  async 'comments-anybody-deletes'(me) {
    const { rows: waiting } = await me.call(listTickets, { query: { status: 'waiting', limit: 50 } })
    for (const { id: ticketId } of waiting) {
      const { rows } = await me.call(listTicketComments, { query: { ticketId } })
      const others = rows.find(({ author }) => author !== me.session.account)
      if (others) return mustRefuse(me.send(deleteTicketComment, { params: { commentId: others.id } }), 'not-yours')
    }
    throw new Error('No colleague has written a comment.')
  },

  async 'events-one-stays-behind'(me) {
    await me.call(passDays, { body: { days: 1 } })
    const [listed] = (await me.call(listEvents, { query: { limit: 1, to: DELIVERED } })).rows
    const reply = await me.send(readEvent, { params: { eventId: listed?.id ?? 0 } })
    return wrongIf(reply.body.at !== listed?.at, reply, '/at')
  },

  async 'shop-orders-miscounted'(me) {
    const before = await me.call(sumOrders)
    const passed = await me.send(passDays, { headers: keyed(), body: { days: 1 } })
    const after = await me.call(sumOrders)
    return wrongIf(passed.body.happened.orders !== after.count - before.count, passed, '/happened/orders')
  },
}
