import { BEGIN, DAY_MS, DAYS, isOfficeHour, isoOf, momentOf } from '#company/calendar.ts'
import { createRandom, type Random, weighted } from '#company/random.ts'
import { type Company, defineCompanyRows, type RowOf } from '#company/rows.ts'
import { isThereAt } from '#company/staff.ts'
import { type EventKind, SMALL_KINDS } from './rules.ts'
import type { EventTable } from './table.ts'

const COUNT = 100_000

type Event = Omit<EventTable, 'id'>

export const companyRows = defineCompanyRows(['event'], company => ({ event: makeEvents(company) }))

/**
 * Generates the events, oldest first: those that follow from orders and tickets, and small ones in between. Works day
 * by day, so that they are never all in memory.
 */
function* makeEvents(company: Company): Generator<EventTable> {
  const happened = [
    ...company.rows('order').flatMap(eventsOfOrder),
    ...company.rows('support_ticket').flatMap(eventsOfTicket),
  ]
  const happenedOn = Map.groupBy(happened, ({ at }) => Math.floor((Date.parse(at) - BEGIN) / DAY_MS))
  const nextSmall = createSmallEvents(company)
  const missing = COUNT - happened.length
  let id = 0
  for (let day = 0; day < DAYS; day++) {
    const count = Math.floor(((day + 1) * missing) / DAYS) - Math.floor((day * missing) / DAYS)
    const small = Array.from({ length: count }, () => nextSmall(day))
    for (const event of [...(happenedOn.get(day) ?? []), ...small].sort(byTime)) yield { id: ++id, ...event }
  }
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

/** Customers browse and parcels travel from morning to night; members work in office hours. */
function createSmallEvents({ rows }: Company): (day: number) => Event {
  const [members, products, sites] = [rows('member'), rows('product'), rows('site')]
  const random = createRandom('events')
  const keepers = members.filter(({ job }) => job === 'warehouse')
  const pickKind = weighted(SMALL_KINDS, ([, share]) => share)
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
  return day => {
    const [kind] = pickKind(random)
    const isOfficeDay = isOfficeHour(momentOf(day, 12, 0, 12))
    const at = momentOf(day, 7, random.next(), 23)
    if (kind === 'parcel.scanned') return some(kind, 'site', random.pick(sites).id, at, null)
    if (kind === 'product.viewed' || !isOfficeDay)
      return some('product.viewed', 'product', random.pick(products).id, at, null)
    const officeAt = momentOf(day, 9, random.next(), 18)
    if (kind === 'stock.counted')
      return some(kind, 'product', random.pick(products).id, officeAt, presentOf(keepers, officeAt, random).id)
    const member = presentOf(members, officeAt, random)
    return some(kind, 'member', member.id, officeAt, member.id)
  }
}

/** Picks a member who was employed then. There always is one: the first members never left. */
function presentOf(members: readonly RowOf<'member'>[], at: number, random: Random): RowOf<'member'> {
  for (;;) {
    const member = random.pick(members)
    if (isThereAt(member, at)) return member
  }
}
