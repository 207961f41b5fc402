import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import {
  type Cards,
  cardIn,
  isSameSlot,
  type Moved,
  type Slot,
  slotAt,
  slotIn,
  withMoved,
} from '#pages/page5/page5_05-ticket-board/board.ts'
import { messages } from '#pages/page5/page5_05-ticket-board/messages.ts'
import type { Ticket } from '#resources/tickets/contract.ts'
import type { TicketStatus } from '#resources/tickets/rules.ts'
import type { CardFocus } from './use-card-focus.ts'

/**
 * A carried card: where it was, and where it would go if it were dropped now. It stays in the hand, as it was picked up,
 * whatever others do with it meanwhile. The server refuses the drop if it is outdated, and the operator reads why.
 */
export type Held = Moved & { from: Slot; by: 'keyboard' | 'pointer' }

type Options = {
  /** The cards as shown, with the carried one in its old place. */
  cards: Cards
  canMove: boolean
  /** True while a move of this card is pending. It can't be picked up then. */
  isUnderWay: (ticketId: number) => boolean
  focus: CardFocus
  onPut: (ticket: Ticket, slot: Slot, from: Slot) => void
  /** A small screen shows only the column that the card is in. */
  onColumn: (status: TicketStatus) => void
  say: (text: string) => void
}

/**
 * The carried card: picking it up, carrying it over the board, and dropping it. Used by `useBoardKeys` and `useDrag`.
 */
export function useHeld({ cards, canMove, isUnderWay, focus, onPut, onColumn, say }: Options) {
  const { t, language } = useLocale(messages)
  const [held, setHeld] = useState<Held | null>(null)
  const shown = held ? withMoved(cards, [held]) : cards

  const nameOf = (ticket: Ticket) => ticket.title[language]

  /** Keyboard moves are announced; with a pointer the user sees the card. */
  function hold(next: Held, said: 'pickedUp' | 'movedTo'): Held {
    setHeld(next)
    if (next.by === 'pointer') return next
    const { ticket, slot } = next
    const column = withMoved(cards, [next])[slot.status]
    const position = column.findIndex(({ id }) => id === ticket.id) + 1
    say(t(said, { name: nameOf(ticket), column: t(slot.status), place: position, count: column.length }))
    return next
  }

  function take(ticketId: number, by: Held['by']): Held | null {
    const ticket = cardIn(cards, ticketId)
    const from = slotIn(cards, ticketId)
    if (!ticket || !from) return null
    if (!canMove || isUnderWay(ticketId)) {
      say(t(canMove ? 'stillMoving' : 'noPermission', { name: nameOf(ticket) }))
      return null
    }
    return hold({ ticket, slot: from, from, by }, 'pickedUp')
  }

  const carry = (of: Held, status: TicketStatus, position: number): Held =>
    hold({ ...of, slot: slotAt(cards, status, position, of.ticket.id) }, 'movedTo')

  function release({ ticket }: Held) {
    setHeld(null)
    say(t('dropCancelled', { name: nameOf(ticket) }))
  }

  function put(of: Held) {
    focus.follow(of.ticket.id)
    if (isSameSlot(of.slot, of.from)) return release(of)
    setHeld(null)
    onPut(of.ticket, of.slot, of.from)
  }

  function putBack(of: Held) {
    if (of.by === 'keyboard') focus.follow(of.ticket.id)
    onColumn(of.from.status)
    release(of)
  }

  return { held, shown, take, carry, put, putBack, release }
}
export type InHand = ReturnType<typeof useHeld>
