import type { Translate } from '#client/i18n/i18n.ts'
import type { Ticket } from '#resources/tickets/contract.ts'
import { TICKET_STATUSES, type TicketStatus } from '#resources/tickets/rules.ts'
import type { messages } from './messages.ts'

/** The position of a card: its column, and the card above it; null for the top. */
export type Slot = { status: TicketStatus; below: number | null }
/** A card that is not where the server has it: it is being carried, or its move is pending. */
export type Moved = { ticket: Ticket; slot: Slot }
export type Cards = Record<TicketStatus, readonly Ticket[]>

export const isSameSlot = (one: Slot, other: Slot) => one.status === other.status && one.below === other.below

/** Closed tickets are sorted, newest first: others come in at the top, and none of them moves. */
const isInClosed = (ticket: Ticket, slot: Slot) => ticket.status === 'closed' && slot.status === 'closed'

/** The cards of each column, with some of them moved. */
export function withMoved(cards: Cards, moved: readonly Moved[]): Cards {
  const shown = { ...cards }
  for (const { ticket, slot } of moved) {
    if (isInClosed(ticket, slot)) continue
    for (const status of TICKET_STATUSES) shown[status] = shown[status].filter(({ id }) => id !== ticket.id)
    const column = shown[slot.status]
    const above = column.findIndex(({ id }) => id === slot.below)
    // If the card above is not loaded, the card goes to the end.
    const at = slot.below === null ? 0 : above < 0 ? column.length : above + 1
    shown[slot.status] = column.toSpliced(at, 0, { ...ticket, status: slot.status })
  }
  return shown
}

export const cardIn = (cards: Cards, ticketId: number): Ticket | undefined =>
  TICKET_STATUSES.flatMap(status => cards[status]).find(({ id }) => id === ticketId)

/** How many more cards a column has with these moves than the server counts; negative for fewer. */
export const countChange = (status: TicketStatus, stored: Cards, moved: readonly Moved[]): number =>
  moved.reduce((sum, { ticket, slot }) => {
    const wasThere = stored[status].some(({ id }) => id === ticket.id)
    return sum + Number(slot.status === status) - Number(wasThere)
  }, 0)

/** The position of a card among the loaded ones; null if it is not loaded. */
export function slotIn(cards: Cards, ticketId: number): Slot | null {
  for (const status of TICKET_STATUSES) {
    const at = cards[status].findIndex(({ id }) => id === ticketId)
    if (at >= 0) return { status, below: status === 'closed' ? null : (cards[status][at - 1]?.id ?? null) }
  }
  return null
}

/** The slot at an index of a column, for a card that may already be in it. */
export function slotAt(cards: Cards, status: TicketStatus, position: number, ticketId: number): Slot {
  if (status === 'closed') return { status, below: null }
  const others = cards[status].filter(({ id }) => id !== ticketId)
  const at = Math.max(0, Math.min(others.length, position))
  return { status, below: others[at - 1]?.id ?? null }
}

type Shown = {
  /** Wide in any case; the board may have nothing to say here. */
  wide: readonly (TicketStatus | false | null | undefined)[]
  /** Nobody knows yet whether they are empty. */
  unread: readonly TicketStatus[]
}

/** The columns that leave their room to the others: empty ones, and what is closed. One alone, or all if empty, stay wide. */
export function narrowOf(statuses: readonly TicketStatus[], cards: Cards, { wide, unread }: Shown): TicketStatus[] {
  const hasCards = (status: TicketStatus) => cards[status].length > 0 || unread.includes(status)
  if (!statuses.some(hasCards)) return []
  return statuses.filter(
    status => !wide.includes(status) && (!hasCards(status) || (status === 'closed' && statuses.length > 1)),
  )
}

/** The cards without those of some columns. */
export const withoutCards = (cards: Cards, statuses: readonly TicketStatus[]): Cards => ({
  ...cards,
  ...Object.fromEntries(statuses.map(status => [status, []])),
})

type Placed = Pick<Ticket, 'status'>

/** What somebody else has done to a ticket: moved it, or changed it where it is. */
export const staleText = (t: Translate<keyof typeof messages.texts>, before: Placed, now: Placed): string =>
  now.status === before.status ? t('refused_changed') : t('refused_stale', { now: t(now.status) })
