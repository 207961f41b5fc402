import { sql } from 'kysely'
import { lockRows } from '#server/writes/lock.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import type { Ticket } from './contract.ts'
import { tickets } from './entity.ts'
import { RANK_STEP, type TicketStatus, wrongInMove } from './rules.ts'

type Column = { writing: Writing; status: TicketStatus; ticketId: number }

const refused = (pointer: '/body/status' | '/body/below', code: string) =>
  refuse('move-refused', { errors: [{ pointer, code }] })

/** The tickets of a column but the one that moves, as they stand. */
const selectOthers = ({ writing: { rows }, status, ticketId }: Column) =>
  rows(tickets).where('status', '=', status).where('id', '!=', ticketId)

/** The ranks on both sides of the place below a ticket; null where the column ends. */
async function neighbours(column: Column, below: number | null) {
  const above = below === null ? null : await selectOthers(column).where('id', '=', below).executeTakeFirst()
  // It was moved away, or deleted, after the board was read.
  if (above === undefined) throw refused('/body/below', 'not_there')
  const later = above
    ? selectOthers(column).where(({ eb, refTuple, tuple }) =>
        eb(refTuple('rank', 'id'), '>', tuple(above.rank, above.id)),
      )
    : selectOthers(column)
  const next = await later.orderBy('rank').orderBy('id').limit(1).executeTakeFirst()
  return { above: above?.rank ?? null, next: next?.rank ?? null }
}

/** A rank between two, as long as there is room; null: there is none. */
function rankBetween(above: number | null, next: number | null): number | null {
  if (next === null) return within((above ?? 0) + RANK_STEP)
  const least = above ?? next - 2 * RANK_STEP
  const rank = least + Math.floor((next - least) / 2)
  return rank > least && rank < next ? within(rank) : null
}

/** A column has its bounds as well: at them there is no more room than between neighbours. */
const within = (rank: number) => (Math.abs(rank) <= MAX_INTEGER ? rank : null)

/**
 * Gives the tickets of a column their room back. Their order stays, so this is no change of theirs: no version, and no record beside that
 * of the move which needed the room.
 */
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
  // Wrapped in `sql`, it is not taken for a change that has to be recorded.
  await sql`${change}`.execute(trx)
}

/** When it was resolved and closed, and by whom, follows from where it stands. */
function courseOf(ticket: Ticket, status: TicketStatus) {
  if (status === ticket.status) return {}
  const now = new Date().toISOString()
  if (status === 'closed') return { closed_at: now, closed_by: ticket.assigneeId }
  return { resolved_at: status === 'resolved' ? now : null }
}

export async function move(
  writing: Writing,
  ticketId: number,
  { match, status, below }: { match: string | undefined; status: TicketStatus; below: number | null },
): Promise<Ticket> {
  const { trx, operator, update } = writing
  // Before any ticket is locked: a column that is spread changes them all, and would wait for those who wait here.
  await lockRows(trx, 'support_ticket', { sandboxId: operator.sandboxId })
  // Locks the ticket, and refuses another version of it than the one that was read.
  const ticket = await update(tickets, ticketId, { match })
  const wrong = wrongInMove(ticket, status)
  if (wrong) throw refused('/body/status', wrong)
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
  return update(tickets, ticketId, { match, columns: { status, rank, ...courseOf(ticket, status) } })
}
