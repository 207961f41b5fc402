import { useEffect, useState } from 'react'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import type { Ticket } from '#resources/tickets/contract.ts'
import type { TicketStatus } from '#resources/tickets/rules.ts'
import { type Cards, cardIn, isSameSlot, type Moved, type Slot, slotAt, slotIn, withMoved } from './board.ts'
import { messages } from './messages.ts'
import type { CardFocus } from './use-card-focus.ts'

/** A card in hand: where it was, and where it would go if it were put down now. */
export type Held = Moved & { from: Slot; by: 'keyboard' | 'pointer' }

type Options = {
  /** What is shown but for what is held. */
  cards: Cards
  canMove: boolean
  /** Is a move of this card on its way? Then it is not taken once more. */
  isUnderWay: (ticketId: number) => boolean
  focus: CardFocus
  onPut: (ticket: Ticket, slot: Slot, from: Slot) => void
  /** A small screen shows one column: the one that the card is in. */
  onColumn: (status: TicketStatus) => void
  say: (text: string) => void
}

/** The card in hand: taking it, carrying it over the board, and putting it down. `useBoardKeys` and `useDrag` do so. */
export function useHeld({ cards, canMove, isUnderWay, focus, onPut, onColumn, say }: Options) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [held, setHeld] = useState<Held | null>(null)
  const shown = held ? withMoved(cards, [held]) : cards

  // Somebody may take away the card that one holds.
  const isThere = !held || cardIn(cards, held.ticket.id) !== undefined
  useEffect(() => {
    if (!isThere) setHeld(null)
  }, [isThere])

  const nameOf = (ticket: Ticket) => ticket.title[language]

  /** A keyboard's user hears where the card is; a pointer's sees it. */
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

  /** Takes the card back to where it was. */
  function putBack(of: Held) {
    if (of.by === 'keyboard') focus.follow(of.ticket.id)
    onColumn(of.from.status)
    release(of)
  }

  return { held, shown, take, carry, put, putBack, release }
}
export type InHand = ReturnType<typeof useHeld>
