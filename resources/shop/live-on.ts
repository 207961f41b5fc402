import { isoOf } from '#company/calendar.ts'
import { eventOf } from '#resources/events/find.ts'
import { nextEventId } from '#resources/events/recorded.ts'
import { linesToColumns, ordersWithLines } from '#resources/orders/entity.ts'
import { moveStock } from '#resources/orders/stock.ts'
import { closedRanks } from '#resources/tickets/closed-ranks.ts'
import { ticketOf } from '#resources/tickets/entity.ts'
import { RANK_STEP, type TicketStatus } from '#resources/tickets/rules.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { lockRows } from '#server/locks/lock.ts'
import type { Writing } from '#server/writes/write.ts'
import type { Happened } from './contract.ts'
import type { Plan } from './plan.ts'
import { eventsOfSteps, type NewEvent } from './plan-events.ts'
import { columnsAfter, columnsOfNew, type OrderPlan } from './plan-orders.ts'
import { type TicketPlan, columnsAfter as ticketColumnsAfter } from './plan-tickets.ts'
import { readState, type ShopState } from './state.ts'

/** Plans from the state of a sandbox, writes the plan, and returns the numbers of new rows. */
export async function liveOn(writing: Writing, planOf: (state: ShopState) => Plan): Promise<Happened> {
  const { sandboxId } = writing.operator
  // Table locks come first, in alphabetical order, which avoids deadlocks.
  for (const table of ['recorded_event', 'support_ticket'] as const) await lockRows(writing.trx, table, { sandboxId })
  const state = await readState(writing)
  const plan = planOf(state)
  const placed = await insertOrders(writing, plan.orders)
  const changed = await updateOrders(writing, state, plan.orders)
  await moveGoods(writing, plan.orders, [...placed, ...changed])
  const opened = await insertTickets(writing, plan.tickets)
  const moved = await updateTickets(writing, state, plan.tickets)
  const events = [...plan.smallEvents, ...eventsOfSteps([...placed, ...changed], [...opened, ...moved])]
  await insertEvents(writing, events)
  return { orders: placed.length, tickets: opened.length, events: events.length }
}

type OrderSteps = OrderPlan['placed'][number]['steps']

async function insertOrders({ rows, insertInto, nextId, record }: Writing, { placed }: OrderPlan) {
  if (placed.length === 0) return []
  const first = await nextId('order', placed.length)
  const orders = placed.map((order, index) => ({ ...order, id: first + index }))
  await insertInto(
    'order',
    orders.map(order => ({ id: order.id, ...columnsOfNew(order) })),
  ).execute()
  await insertInto(
    'order_line',
    orders.flatMap(({ id, lines }) => linesToColumns(id, lines)),
  ).execute()
  const written = await rows('order').where('id', '>=', first).orderBy('id').execute()
  for (const after of await ordersWithLines(rows, written))
    record({ entity: 'orders', id: after.id, action: 'create', before: null, after, version: after.version })
  return orders.map(({ id, memberId, at, steps }) => ({ id, memberId, placedAt: at, steps }))
}

async function updateOrders({ rows, updateTable, record }: Writing, state: ShopState, { steps }: OrderPlan) {
  const moving = state.orders.filter(({ id }) => (steps.get(id)?.length ?? 0) > 0)
  const before = await ordersWithLines(rows, moving)
  const after: RowOf<'order'>[] = []
  for (const { id, version } of moving)
    after.push(
      await updateTable('order')
        .set({ ...columnsAfter(steps.get(id) ?? []), version: version + 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  for (const [index, order] of (await ordersWithLines(rows, after)).entries())
    record({
      entity: 'orders',
      id: order.id,
      action: 'update',
      before: before[index] ?? null,
      after: order,
      version: order.version,
    })
  return moving.map(({ id, member_id }) => ({ id, memberId: member_id, steps: steps.get(id) ?? [] }))
}

/** Updates the stock: sold items leave it, deliveries and cancelled orders are added. */
async function moveGoods(writing: Writing, { stock }: OrderPlan, orders: readonly { id: number; steps: OrderSteps }[]) {
  const moves = new Map(stock)
  const cancelled = orders.filter(({ steps }) => steps.at(-1)?.stage === 'cancelled').map(({ id }) => id)
  const lines =
    cancelled.length > 0 ? await writing.rows('order_line').where('order_id', 'in', cancelled).execute() : []
  for (const { product_id, quantity } of lines) moves.set(product_id, (moves.get(product_id) ?? 0) + quantity)
  await moveStock(
    writing,
    [...moves].filter(([, by]) => by !== 0).map(([productId, by]) => ({ productId, by })),
  )
}

/** Ranks tickets at the end of their column, and closed ones by their closing. */
async function ranksOf({ rows }: Writing) {
  const last = await rows('support_ticket')
    .clearSelect()
    .select(({ fn }) => ['status', fn.max('rank').as('rank')])
    .groupBy('status')
    .execute()
  const ranks = new Map<TicketStatus, number>(last.map(({ status, rank }) => [status, Number(rank)]))
  const closed = await closedRanks(rows)
  return (status: TicketStatus, closedAt?: string | null) => {
    if (closedAt) return closed(Date.parse(closedAt))
    const rank = (ranks.get(status) ?? 0) + RANK_STEP
    ranks.set(status, rank)
    return rank
  }
}

async function insertTickets(writing: Writing, { opened }: TicketPlan) {
  if (opened.length === 0) return []
  const { insertInto, nextId, record } = writing
  const [first, nextRank] = [await nextId('support_ticket', opened.length), await ranksOf(writing)]
  const rows = opened.map((ticket, index) => {
    const course = ticketColumnsAfter(ticket.steps)
    return {
      id: first + index,
      title_en: ticket.title.en,
      title_zh: ticket.title.zh,
      text_en: ticket.text.en,
      text_zh: ticket.text.zh,
      customer_id: ticket.customerId,
      order_id: ticket.orderId,
      assignee_id: null,
      status: 'open' as const,
      priority: ticket.priority,
      rank: nextRank(course.status ?? 'open', course.closed_at),
      created_at: isoOf(ticket.at),
      resolved_at: null,
      closed_at: null,
      closed_by: null,
      version: 1,
      updated_at: isoOf(ticket.at),
      ...course,
    }
  })
  const written = await insertInto('support_ticket', rows).returningAll().execute()
  for (const row of written)
    record({ entity: 'tickets', id: row.id, action: 'create', before: null, after: ticketOf(row), version: 1 })
  return opened.map(({ at, steps }, index) => ({ id: first + index, openedAt: at, steps }))
}

async function updateTickets(writing: Writing, state: ShopState, { steps }: TicketPlan) {
  const { updateTable, record } = writing
  const moving = state.tickets.filter(({ id }) => (steps.get(id)?.length ?? 0) > 0)
  const nextRank = await ranksOf(writing)
  for (const before of moving) {
    const course = ticketColumnsAfter(steps.get(before.id) ?? [])
    const after = await updateTable('support_ticket')
      .set({ ...course, rank: nextRank(course.status ?? before.status, course.closed_at), version: before.version + 1 })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const [was, is] = [ticketOf(before), ticketOf(after)]
    record({ entity: 'tickets', id: is.id, action: 'update', before: was, after: is, version: is.version })
  }
  return moving.map(({ id }) => ({ id, steps: steps.get(id) ?? [] }))
}

/** Events per statement: below the limit of bound parameters in both databases. */
const EVENTS_A_STATEMENT = 400

async function insertEvents(writing: Writing, events: readonly NewEvent[]) {
  if (events.length === 0) return
  const sorted = events.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
  const first = await nextEventId(writing, sorted.length)
  const rows = sorted.map((event, index) => ({ id: first + index, ...event }))
  for (let start = 0; start < rows.length; start += EVENTS_A_STATEMENT)
    await writing.insertInto('recorded_event', rows.slice(start, start + EVENTS_A_STATEMENT)).execute()
  // Events are a log themselves, so a single audit entry with the last one is enough.
  const last = rows.at(-1)
  if (last) writing.record({ entity: 'events', id: last.id, action: 'create', before: null, after: eventOf(last) })
}
