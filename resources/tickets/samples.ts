import { atVersion, type Client, sample } from '#shared/sample.ts'
import { listTickets, moveTicket, type Ticket, updateTicket } from './contract.ts'
import type { TicketStatus } from './rules.ts'

type Versioned = Pick<Ticket, 'id' | 'version'>

/** The first tickets of a column, from the top. */
export const columnOf = async (me: Client, status: TicketStatus, limit = 200) =>
  (await me.call(listTickets, { query: { status, sort: 'rank', limit } })).rows

export async function firstOf(me: Client, status: TicketStatus): Promise<Ticket> {
  const [first] = await columnOf(me, status, 1)
  if (!first) throw new Error(`Some tickets are ${status}.`)
  return first
}

const on = (ticket: Versioned) => ({ params: { ticketId: ticket.id }, headers: atVersion(ticket) })

export const moveTo = (me: Client, ticket: Versioned, status: TicketStatus, below: number | null = null) =>
  me.call(moveTicket, { ...on(ticket), body: { status, below } })

export const assign = (me: Client, ticket: Versioned, assigneeId: number | null) =>
  me.call(updateTicket, { ...on(ticket), body: { assigneeId } })

export const samples = [
  sample(updateTicket, async me => {
    const [ticket] = await columnOf(me, 'in-progress', 1)
    // The OpenAPI document takes its example from here, without a row.
    return { ...on(ticket ?? { id: 1, version: 1 }), body: { assigneeId: ticket?.assigneeId === 2 ? 1 : 2 } }
  }),
  sample(moveTicket, async me => ({
    ...on(await firstOf(me, 'in-progress')),
    body: { status: 'waiting' as const, below: null },
  })),
]
