import { END, isoOf, MINUTE_MS, officeMinutesLater } from '#company/calendar.ts'
import { createRandom, type Random } from '#company/random.ts'
import { defineCompanyRows, type RowOf, unchanged } from '#company/rows.ts'
import { isThereAt } from '#company/staff.ts'
import { itemAt } from '#shared/objects.ts'
import { pickPriority, pickRequest } from './habits.ts'
import { closedRank, RANK_STEP, type TicketStatus } from './rules.ts'

const COUNT = 900
const OFFICE_DAY = 9 * 60
/** Customers' requests about their orders, oldest first. */
export const companyRows = defineCompanyRows(['support_ticket'], ({ rows }) => {
  const [orders, products, members] = [rows('order'), rows('product'), rows('member')]
  const random = createRandom('tickets')
  const staff = members.filter(({ job }) => job === 'support' || job === 'technician')
  const firstLine = new Map(
    rows('order_line')
      .filter(({ line }) => line === 1)
      .map(line => [line.order_id, line]),
  )
  const asked = Array.from({ length: COUNT }, () => {
    // Picks later orders more often, because customers ask about new items.
    const order = itemAt(orders, Math.max(random.int(0, orders.length - 1), random.int(0, orders.length - 1)))
    return { order, at: Date.parse(order.placed_at) + random.int(60, 20 * 24 * 60) * MINUTE_MS }
  })
    .filter(({ at }) => at < END)
    .sort((one, other) => one.at - other.at || one.order.id - other.order.id)

  const support_ticket = asked.map(({ order, at }, index) => {
    // Every order has a first line with a product.
    const product = itemAt(products, (firstLine.get(order.id)?.product_id ?? 1) - 1)
    const { title, text } = pickRequest(random, { en: product.name_en, zh: product.name_zh })
    return {
      id: index + 1,
      title_en: title.en,
      title_zh: title.zh,
      text_en: text.en,
      text_zh: text.zh,
      customer_id: order.customer_id,
      order_id: order.id,
      priority: pickPriority(random),
      rank: (index + 1) * RANK_STEP,
      created_at: isoOf(at),
      ...courseOf(
        at,
        staff.filter(member => isThereAt(member, at)),
        random,
      ),
    }
  })
  return { support_ticket: apart(support_ticket) }
})

/** Two tickets may be closed in the same minute, but no two of a column share a rank. */
function apart<T extends { status: TicketStatus; rank: number }>(tickets: readonly T[]): T[] {
  const taken = new Set<string>()
  return tickets.map(ticket => {
    let { rank } = ticket
    while (taken.has(`${ticket.status} ${rank}`)) rank--
    taken.add(`${ticket.status} ${rank}`)
    return { ...ticket, rank }
  })
}

/** When a ticket was started, resolved and closed: in office hours, one after the other, until the data set ends. */
function courseOf(asked: number, staff: RowOf<'member'>[], random: Random) {
  const assignee = random.pick(staff)
  const taken = officeMinutesLater(asked, random.int(10, OFFICE_DAY))
  const resolved = officeMinutesLater(taken, random.int(30, (random.chance(0.3) ? 50 : 5) * OFFICE_DAY))
  const closed = officeMinutesLater(resolved, random.int(OFFICE_DAY, 5 * OFFICE_DAY))
  const isWaiting = random.chance(0.3)
  const at = (moment: number) => (moment < END ? isoOf(moment) : null)
  return {
    assignee_id: taken < END ? assignee.id : null,
    status: statusAt({ taken, resolved, closed, isWaiting }),
    resolved_at: at(resolved),
    closed_at: at(closed),
    closed_by: closed < END ? assignee.id : null,
    ...(closed < END && { rank: closedRank(closed) }),
    ...unchanged(at(closed) ?? at(resolved) ?? at(taken) ?? isoOf(asked)),
  }
}

type Course = { taken: number; resolved: number; closed: number; isWaiting: boolean }
function statusAt({ taken, resolved, closed, isWaiting }: Course): TicketStatus {
  if (closed < END) return 'closed'
  if (resolved < END) return 'resolved'
  if (taken < END) return isWaiting ? 'waiting' : 'in-progress'
  return 'open'
}
