import { isoOf, MINUTE_MS, officeMinutesLater } from '#company/calendar.ts'
import { createRandom, type Random } from '#company/random.ts'
import { pickPriority, pickRequest } from '#resources/tickets/habits.ts'
import type { TicketStatus } from '#resources/tickets/rules.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { drawn, type Span } from './span.ts'
import type { ShopState } from './state.ts'

const HOUR_MS = 60 * MINUTE_MS
const OFFICE_DAY = 9 * 60

/** A step of a ticket: its new status, when, and the assignee. */
type Step = { status: TicketStatus; at: number; assigneeId: number }
type NewTicket = {
  at: number
  orderId: number
  customerId: number
  title: { en: string; zh: string }
  text: { en: string; zh: string }
  priority: RowOf<'support_ticket'>['priority']
}
export type TicketPlan = {
  opened: (NewTicket & { steps: Step[] })[]
  /** The steps of existing tickets, by id. */
  steps: ReadonlyMap<number, Step[]>
}

/** Plans the new tickets of a span, and the progress of new and existing ones. */
export function planTickets(state: ShopState, span: Span): TicketPlan {
  const staff = state.members.filter(({ job }) => job === 'support' || job === 'technician')
  const opened = newTickets(state, span).map(ticket => {
    const name = `ticket at ${ticket.at - span.endsAt}`
    return { ...ticket, steps: stepsOf({ name, status: 'open', at: ticket.at, assigneeId: null }, staff, span) }
  })
  const steps = new Map(
    state.tickets.map(ticket => {
      const at = Date.parse(ticket.resolved_at ?? ticket.updated_at)
      const course = { name: `ticket ${ticket.id}`, status: ticket.status, at, assigneeId: ticket.assignee_id }
      return [ticket.id, stepsOf(course, staff, span)]
    }),
  )
  const isOpen = new Set(state.tickets.filter(({ status }) => status === 'open').map(({ id }) => id))
  const byAge = [...[...steps].filter(([id]) => isOpen.has(id)).map(([, own]) => own), ...opened.map(one => one.steps)]
  leaveSomeOpen(byAge)
  return { opened, steps }
}

/** A board without open tickets would have nothing to begin with. */
const MIN_OPEN = 3

/** Lets the newest open tickets wait, if otherwise too few would stay open. The steps are those of open tickets, oldest first. */
function leaveSomeOpen(byAge: readonly Step[][]) {
  const taken = byAge.filter(steps => steps.length > 0)
  const waiting = Math.max(0, MIN_OPEN - (byAge.length - taken.length))
  for (const steps of waiting > 0 ? taken.slice(-waiting) : []) steps.length = 0
}

/** Customers ask from morning to night. */
function newTickets(state: ShopState, span: Span): NewTicket[] {
  return drawn('tickets', span, (random, midnight) =>
    Array.from({ length: random.int(0, 3) }, () => ({
      at: midnight + 8 * HOUR_MS + Math.floor(random.next() * 14 * 3600) * 1000,
      lot: random.int(0, 1_000_000_000),
    })),
  ).flatMap(({ at, lot }) => ask(state, at, createRandom(`ticket ${lot}`)) ?? [])
}

/** A customer's question about a recent order; null if there are none. */
export function ask({ recentOrders, products }: ShopState, at: number, random: Random): NewTicket | null {
  const before = recentOrders.filter(({ placedAt }) => Date.parse(placedAt) < at)
  if (before.length === 0) return null
  const order = random.pick(before)
  const product = products.find(({ id }) => id === order.productId)
  if (!product) return null
  const request = pickRequest(random, { en: product.name_en, zh: product.name_zh })
  return { at, orderId: order.id, customerId: order.customerId, ...request, priority: pickPriority(random) }
}

type Course = { name: string; status: TicketStatus; at: number; assigneeId: number | null }

/** The steps of a ticket in a span. Overdue ones happen in its first hours. */
function stepsOf(ticket: Course, staff: ShopState['members'], { from, to }: Span): Step[] {
  const steps: Step[] = []
  let { status, at, assigneeId } = ticket
  while (status !== 'closed') {
    const random = createRandom(`${ticket.name} after ${status}`)
    const wait = {
      open: random.int(10, OFFICE_DAY),
      'in-progress': random.int(30, (random.chance(0.3) ? 30 : 5) * OFFICE_DAY),
      waiting: random.int(OFFICE_DAY, 6 * OFFICE_DAY),
      resolved: random.int(OFFICE_DAY, 5 * OFFICE_DAY),
    }[status]
    const planned = officeMinutesLater(at, wait)
    const due = planned > from ? planned : officeMinutesLater(from, random.int(1, 4 * 60))
    assigneeId ??= staff.length > 0 ? random.pick(staff).id : null
    // Without staff, the ticket stays where it is.
    if (due > to || assigneeId === null) break
    status =
      status === 'open'
        ? random.chance(0.3)
          ? 'waiting'
          : 'in-progress'
        : status === 'resolved'
          ? 'closed'
          : 'resolved'
    at = due
    steps.push({ status, at, assigneeId })
  }
  return steps
}

export function columnsAfter(steps: readonly Step[]): Partial<RowOf<'support_ticket'>> {
  const last = steps.at(-1)
  if (!last) return {}
  const resolved = steps.find(({ status }) => status === 'resolved')
  const closed = steps.find(({ status }) => status === 'closed')
  return {
    status: last.status,
    assignee_id: last.assigneeId,
    ...(resolved && { resolved_at: isoOf(resolved.at) }),
    ...(closed && { closed_at: isoOf(closed.at), closed_by: closed.assigneeId }),
    updated_at: isoOf(last.at),
  }
}
