import { sql } from 'kysely'
import { lockRows } from '#server/locks/lock.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import { closedRanks } from './closed-ranks.ts'
import type { Ticket } from './contract.ts'
import { tickets } from './entity.ts'
import { RANK_STEP, type TicketStatus, wrongInMove } from './rules.ts'

type Column = { writing: Writing; status: TicketStatus; ticketId: number }

const refused = (pointer: '/body/status' | '/body/below', code: string) =>
  refuse('move-refused', { errors: [{ pointer, code }] })

/** The tickets of a column, except the moving one. */
const selectOthers = ({ writing: { rows }, status, ticketId }: Column) =>
  rows(tickets).where('status', '=', status).where('id', '!=', ticketId)

/** The ranks above and below the new position; null at the end of the column. */
async function neighbours(column: Column, below: number | null) {
  const above = below === null ? null : await selectOthers(column).where('id', '=', below).executeTakeFirst()
  // It was moved or deleted after the board was loaded.
  if (above === undefined) throw refused('/body/below', 'not-there')
  const later = above
    ? selectOthers(column).where(({ eb, refTuple, tuple }) =>
        eb(refTuple('rank', 'id'), '>', tuple(above.rank, above.id)),
      )
    : selectOthers(column)
  const next = await later.orderBy('rank').orderBy('id').limit(1).executeTakeFirst()
  return { above: above?.rank ?? null, next: next?.rank ?? null }
}

/** A rank between two others; null if there is no room. */
function rankBetween(above: number | null, next: number | null): number | null {
  if (next === null) return within((above ?? 0) + RANK_STEP)
  const least = above ?? next - 2 * RANK_STEP
  const rank = least + Math.floor((next - least) / 2)
  return rank > least && rank < next ? within(rank) : null
}

/** The database limits ranks, so there may be no room at the ends of a column. */
const within = (rank: number) => (Math.abs(rank) <= MAX_INTEGER ? rank : null)

/** Redistributes the ranks of a column. The order stays the same, so tickets get no new version and no audit entry. */
async function spread({ writing: { trx, rows, updateTable }, status }: Column) {
  const places = rows(tickets)
    .where('status', '=', status)
    .clearSelect()
    .select(['id', sql<number>`row_number() over (order by rank, id)`.as('number')])
  const change = updateTable('support_ticket')
    .from(places.as('place'))
    .set({ rank: sql`place.number * ${RANK_STEP}` })
    .whereRef('support_ticket.id', '=', 'place.id')
    .where('support_ticket.status', '=', status)
  // `sql` bypasses the check that every change is recorded.
  await sql`${change}`.execute(trx)
}

/** When the ticket is resolved or closed, and by whom. */
function courseOf(ticket: Ticket, status: TicketStatus) {
  if (status === ticket.status) return {}
  const now = new Date().toISOString()
  if (status === 'closed') return { closed_at: now, closed_by: ticket.assigneeId }
  return { resolved_at: status === 'resolved' ? now : null }
}

export async function move(
  writing: Writing,
  ticketId: number,
  { match, status, below }: { match: string; status: TicketStatus; below: number | null },
): Promise<Ticket> {
  const { trx, operator, update } = writing
  // Locked before any ticket: redistributing changes all tickets of a column, and would deadlock with other moves.
  await lockRows(trx, 'support_ticket', { sandboxId: operator.sandboxId })
  // Locks the ticket and checks If-Match.
  const ticket = await update(tickets, ticketId, { match })
  const wrong = wrongInMove(ticket, status)
  if (wrong) throw refused('/body/status', wrong)
  const columns = { status, ...courseOf(ticket, status) }
  if (status === 'closed') {
    const rank = (await closedRanks(writing.rows))(Date.now())
    return update(tickets, ticketId, { match, columns: { ...columns, rank } })
  }
  const column = { writing, status, ticketId }
  const findRank = async () => {
    const { above, next } = await neighbours(column, below)
    return rankBetween(above, next)
  }
  let rank = await findRank()
  if (rank === null) {
    await spread(column)
    rank = await findRank()
  }
  if (rank === null) throw new Error(`There is no room in ${status} after it was spread.`)
  return update(tickets, ticketId, { match, columns: { ...columns, rank } })
}
