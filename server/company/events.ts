import type { EventKind, EventTable } from '#server/database/company-schema.ts'
import { DAYS, isoOf, momentOf, officeMinutesLater } from './calendar.ts'
import { isThereAt } from './orders.ts'
import { createRandom, type Random, weighted } from './random.ts'
import type { RowOf } from './rows.ts'

export const EVENT_COUNT = 100_000

type Event = Omit<EventTable, 'id'>
type Facts = {
  orders: RowOf<'order'>[]
  tickets: RowOf<'support_ticket'>[]
  members: RowOf<'member'>[]
  products: RowOf<'product'>[]
  sites: RowOf<'site'>[]
}

/** What happened, oldest first: all that the orders and tickets tell, filled up with the small things of each day. */
export function makeEvents(facts: Facts): EventTable[] {
  const told = [...facts.orders.flatMap(eventsOfOrder), ...facts.tickets.flatMap(eventsOfTicket)]
  const small = smallEvents(facts, EVENT_COUNT - told.length)
  return [...told, ...small].sort(byTime).map((event, index) => ({ id: index + 1, ...event }))
}

const byTime = (one: Event, other: Event) =>
  compare(one.at, other.at) || compare(one.kind, other.kind) || one.subject_id - other.subject_id
const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

function eventsOfOrder(order: RowOf<'order'>): Event[] {
  const times: [kind: EventKind, at: string | null][] = [
    ['order.placed', order.placed_at],
    ['order.paid', order.paid_at],
    ['order.packed', order.packed_at],
    ['order.shipped', order.shipped_at],
    ['order.delivered', order.delivered_at],
    ['order.cancelled', order.cancelled_at],
  ]
  return times.flatMap(([kind, at]) =>
    at === null ? [] : [{ at, kind, subject: 'order' as const, subject_id: order.id, member_id: soldBy(order, kind) }],
  )
}

const soldBy = ({ member_id }: RowOf<'order'>, kind: EventKind) => (kind === 'order.placed' ? member_id : null)

function eventsOfTicket(ticket: RowOf<'support_ticket'>): Event[] {
  const times: [kind: EventKind, at: string | null, member: number | null][] = [
    ['ticket.opened', ticket.created_at, null],
    ['ticket.resolved', ticket.resolved_at, ticket.assignee_id],
    ['ticket.closed', ticket.closed_at, ticket.closed_by],
  ]
  return times.flatMap(([kind, at, member_id]) =>
    at === null ? [] : [{ at, kind, subject: 'ticket' as const, subject_id: ticket.id, member_id }],
  )
}

/** Customers look and parcels travel from morning to night; what members do, they do in office hours. */
function smallEvents({ members, products, sites }: Facts, count: number): Event[] {
  const random = createRandom('events')
  const keepers = members.filter(({ job }) => job === 'warehouse')
  const pickKind = weighted(
    [
      ['product.viewed', 55],
      ['parcel.scanned', 30],
      ['member.signed-in', 10],
      ['stock.counted', 5],
    ] as const,
    ([, share]) => share,
  )
  const some = (
    kind: EventKind,
    subject: Event['subject'],
    subject_id: number,
    at: number,
    member_id: number | null,
  ) => ({
    at: isoOf(at),
    kind,
    subject,
    subject_id,
    member_id,
  })
  return Array.from({ length: count }, () => {
    const [kind] = pickKind(random)
    const day = random.int(0, DAYS - 1)
    if (kind === 'product.viewed') return some(kind, 'product', random.pick(products).id, daytime(day, random), null)
    if (kind === 'parcel.scanned') return some(kind, 'site', random.pick(sites).id, daytime(day, random), null)
    const at = officeTime(day, random)
    if (kind === 'member.signed-in') {
      const member = presentOf(members, at, random)
      return some(kind, 'member', member.id, at, member.id)
    }
    return some(kind, 'product', random.pick(products).id, at, presentOf(keepers, at, random).id)
  })
}

const daytime = (day: number, random: Random) => momentOf(day, 7, random.next(), 23)
/** On a day off, the next morning that the office is open; at the end of the data set, before. */
const officeTime = (day: number, random: Random) =>
  officeMinutesLater(momentOf(Math.min(day, DAYS - 2), 8, 0, 8), random.int(0, 530)) + random.int(0, 59) * 1000

/** Somebody who was with the company then. There always is: its first members never left. */
function presentOf(members: readonly RowOf<'member'>[], at: number, random: Random): RowOf<'member'> {
  for (;;) {
    const member = random.pick(members)
    if (isThereAt(member, at)) return member
  }
}
