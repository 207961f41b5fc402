import { isOfficeHour, isoOf, MINUTE_MS } from '#company/calendar.ts'
import { weighted } from '#company/random.ts'
import { SMALL_KINDS } from '#resources/events/rules.ts'
import type { Happening } from '#resources/events/table.ts'
import type { OrderPlan } from './plan-orders.ts'
import type { TicketPlan } from './plan-tickets.ts'
import { drawn, type Span } from './span.ts'
import type { ShopState } from './state.ts'

export type NewEvent = Happening

const HOUR_MS = 60 * MINUTE_MS
/** As many per day as in the seeded data. */
const SMALL_A_DAY = 120

/** What happens all day besides orders and tickets: customers browse, parcels are scanned, members sign in. */
export function planSmallEvents({ products, members, pickUpIds }: ShopState, span: Span): NewEvent[] {
  if (products.length === 0 || members.length === 0 || pickUpIds.length === 0) return []
  const pickKind = weighted(SMALL_KINDS, ([, share]) => share)
  return drawn('events', span, (random, midnight) =>
    Array.from({ length: SMALL_A_DAY }, () => {
      const at = midnight + 7 * HOUR_MS + Math.floor(random.next() * 16 * 3600) * 1000
      const [drawnKind] = pickKind(random)
      // Members work in office hours; customers browse at any time.
      const isOfficeKind = drawnKind === 'stock.counted' || drawnKind === 'member.signed-in'
      const kind = isOfficeKind && !isOfficeHour(at) ? 'product.viewed' : drawnKind
      const [member, product, siteId] = [random.pick(members), random.pick(products), random.pick(pickUpIds)]
      if (kind === 'parcel.scanned') return { at, kind, subject: 'site' as const, subject_id: siteId, member_id: null }
      if (kind === 'member.signed-in')
        return { at, kind, subject: 'member' as const, subject_id: member.id, member_id: member.id }
      const member_id = kind === 'stock.counted' ? member.id : null
      return { at, kind, subject: 'product' as const, subject_id: product.id, member_id }
    }),
  ).map(event => ({ ...event, at: isoOf(event.at) }))
}

/** The events for steps of orders and tickets, which have ids by now. */
export function eventsOfSteps(
  orders: readonly {
    id: number
    memberId: number | null
    placedAt?: number
    steps: OrderPlan['placed'][number]['steps']
  }[],
  tickets: readonly { id: number; openedAt?: number; steps: TicketPlan['opened'][number]['steps'] }[],
): NewEvent[] {
  const ofOrders = orders.flatMap(({ id, memberId, placedAt, steps }) => {
    const event = (kind: NewEvent['kind'], at: number) => ({
      at: isoOf(at),
      kind,
      subject: 'order' as const,
      subject_id: id,
      member_id: kind === 'order.placed' ? memberId : null,
    })
    const placed = placedAt === undefined ? [] : [event('order.placed', placedAt)]
    return [...placed, ...steps.map(({ stage, at }) => event(`order.${stage}`, at))]
  })
  const ofTickets = tickets.flatMap(({ id, openedAt, steps }) => {
    const event = (kind: NewEvent['kind'], at: number, member_id: number | null) => ({
      at: isoOf(at),
      kind,
      subject: 'ticket' as const,
      subject_id: id,
      member_id,
    })
    const opened = openedAt === undefined ? [] : [event('ticket.opened', openedAt, null)]
    const ended = steps.flatMap(({ status, at, assigneeId }) =>
      status === 'resolved' || status === 'closed' ? [event(`ticket.${status}`, at, assigneeId)] : [],
    )
    return [...opened, ...ended]
  })
  return [...ofOrders, ...ofTickets]
}
