import { listTickets, moveTicket, type Ticket, updateTicket } from '#resources/tickets/contract.ts'
import type { TicketStatus } from '#resources/tickets/rules.ts'
import { match, type TestApp } from '#tests/test-app.ts'

type Me = Awaited<ReturnType<TestApp['signInAs']>>

/** The first tickets of a column, from the top. */
export const columnOf = async (me: Me, status: TicketStatus, limit = 200) =>
  (await me.call(listTickets, { query: { status, sort: 'rank', limit } })).rows

export async function firstOf(me: Me, status: TicketStatus): Promise<Ticket> {
  const [first] = await columnOf(me, status, 1)
  if (!first) throw new Error(`Some tickets are ${status}.`)
  return first
}

export const moveTo = (
  me: Me,
  { id, version }: Pick<Ticket, 'id' | 'version'>,
  status: TicketStatus,
  below: number | null = null,
) => me.call(moveTicket, { params: { ticketId: id }, headers: match(version), body: { status, below } })

export const assign = (me: Me, { id, version }: Pick<Ticket, 'id' | 'version'>, assigneeId: number | null) =>
  me.call(updateTicket, { params: { ticketId: id }, headers: match(version), body: { assigneeId } })

/** A good call of each endpoint that writes tickets, for the audit trail. */
export function ticketCalls(who: () => Me): Record<string, () => Promise<() => Promise<unknown>>> {
  return {
    updateTicket: async () => {
      const ticket = await firstOf(who(), 'open')
      return () => assign(who(), ticket, ticket.assigneeId === 2 ? 1 : 2)
    },
    moveTicket: async () => {
      const ticket = await firstOf(who(), 'in-progress')
      return () => moveTo(who(), ticket, 'waiting')
    },
  }
}
