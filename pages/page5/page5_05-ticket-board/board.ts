import type { Ticket } from '#resources/tickets/contract.ts'
import { TICKET_STATUSES, type TicketStatus } from '#resources/tickets/rules.ts'

/** Where a card stands: in which column, and below which card of it; null: at the top. */
export type Place = { status: TicketStatus; below: number | null }
/** A card that stands elsewhere than the server has told: it is held, or its move is on its way. */
export type Moved = { ticket: Ticket; place: Place }
export type Cards = Record<TicketStatus, readonly Ticket[]>

export const isSamePlace = (one: Place, other: Place) => one.status === other.status && one.below === other.below

/** The cards of each column with some of them put elsewhere. */
export function withMoved(cards: Cards, moved: readonly Moved[]): Cards {
  const shown = { ...cards }
  for (const { ticket, place } of moved) {
    for (const status of TICKET_STATUSES) shown[status] = shown[status].filter(({ id }) => id !== ticket.id)
    const column = shown[place.status]
    const above = column.findIndex(({ id }) => id === place.below)
    // Below a card that is not shown: at the end of what is.
    const at = place.below === null ? 0 : above < 0 ? column.length : above + 1
    shown[place.status] = column.toSpliced(at, 0, { ...ticket, status: place.status })
  }
  return shown
}

export const cardIn = (cards: Cards, ticketId: number): Ticket | undefined =>
  TICKET_STATUSES.flatMap(status => cards[status]).find(({ id }) => id === ticketId)

/** How many more cards a column has by these moves than the server has told; fewer are below zero. */
export const countChange = (status: TicketStatus, stored: Cards, moved: readonly Moved[]): number =>
  moved.reduce((sum, { ticket, place }) => {
    const wasThere = stored[status].some(({ id }) => id === ticket.id)
    return sum + Number(place.status === status) - Number(wasThere)
  }, 0)

/** Where a card stands among those that are shown; null: it is not. */
export function placeIn(cards: Cards, ticketId: number): Place | null {
  for (const status of TICKET_STATUSES) {
    const at = cards[status].findIndex(({ id }) => id === ticketId)
    if (at >= 0) return { status, below: cards[status][at - 1]?.id ?? null }
  }
  return null
}

/** The place at a position of a column, for a card that may stand in it already. */
export function placeAt(cards: Cards, status: TicketStatus, position: number, ticketId: number): Place {
  const others = cards[status].filter(({ id }) => id !== ticketId)
  const at = Math.max(0, Math.min(others.length, position))
  return { status, below: others[at - 1]?.id ?? null }
}
