import { type KeyboardEvent, useState } from 'react'
import { hasModifier } from '#client/shortcuts/has-modifier.ts'
import { type Cards, cardIn } from '#pages/page5/page5_05-ticket-board/board.ts'
import type { Ticket } from '#resources/tickets/contract.ts'
import type { TicketStatus } from '#resources/tickets/rules.ts'
import type { CardFocus } from './use-card-focus.ts'
import type { Held, InHand } from './use-held.ts'

const SIDE: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }
const UP: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }

type Options = {
  statuses: readonly TicketStatus[]
  /** The cards that can be seen. */
  visible: Cards
  inHand: InHand
  focus: CardFocus
  onOpen: (ticketId: number) => void
  onColumn: (status: TicketStatus) => void
}

/**
 * The board's keyboard: arrow keys move from card to card, Space picks up a card and drops it, and arrow keys carry it
 * meanwhile.
 */
export function useBoardKeys({ statuses, visible, inHand, focus, onOpen, onColumn }: Options) {
  const { held } = inHand
  const [currentId, setCurrentId] = useState<number | null>(null)

  const besides = (status: TicketStatus, side: -1 | 1) => statuses[statuses.indexOf(status) + side]
  const positionOf = ({ id, status }: Ticket) => visible[status].findIndex(one => one.id === id)

  /** Moves the focus to another card, and skips empty columns. */
  function walk(ticket: Ticket, key: string) {
    const at = positionOf(ticket)
    const [side, up] = [SIDE[key], UP[key]]
    let next = up ? visible[ticket.status][at + up] : undefined
    for (let column = side && besides(ticket.status, side); side && column && !next; column = besides(column, side))
      next = visible[column][Math.min(at, visible[column].length - 1)]
    if (!next) return
    handleFocus(next.id)
    onColumn(next.status)
  }

  function carry(of: Held, ticket: Ticket, key: string) {
    const [side, up] = [SIDE[key], UP[key]]
    const column = side ? besides(ticket.status, side) : ticket.status
    if (!column) return
    focus.follow(ticket.id)
    onColumn(column)
    inHand.carry(of, column, positionOf(ticket) + (up ?? 0))
  }

  /** The action of a key on a card; undefined for none. */
  function actionOf(key: string, ticket: Ticket): (() => void) | undefined {
    const mine = held?.by === 'keyboard' && held.ticket.id === ticket.id ? held : null
    if (key in SIDE || key in UP) return () => (mine ? carry(mine, ticket, key) : walk(ticket, key))
    if (key === 'Escape') return mine ? () => inHand.putBack(mine) : undefined
    if (key !== ' ' && key !== 'Enter') return undefined
    if (mine) return () => inHand.put(mine)
    return key === ' ' ? () => inHand.take(ticket.id, 'keyboard') : () => onOpen(ticket.id)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-ticket]') : null
    if (!element || event.target !== element || hasModifier(event)) return
    const ticket = cardIn(visible, Number(element.dataset.ticket))
    const act = ticket && actionOf(event.key, ticket)
    if (!act) return
    act()
    event.preventDefault()
  }

  function handleFocus(ticketId: number) {
    focus.follow(ticketId)
    setCurrentId(ticketId)
  }

  /** A card that is carried by keyboard is put back when it loses the focus. */
  function leave(element: HTMLElement) {
    const ticketId = Number(element.dataset.ticket)
    focus.forget(ticketId)
    if (held?.by === 'keyboard' && held.ticket.id === ticketId) inHand.release(held)
  }

  /** The focus has moved elsewhere; or its element was removed or hidden, because the card or the column has changed. */
  const handleBlur = (element: HTMLElement) =>
    queueMicrotask(() => {
      if (element.checkVisibility() && element !== document.activeElement) leave(element)
    })

  const isCurrentShown = currentId !== null && cardIn(visible, currentId) !== undefined
  const first = statuses.flatMap(status => visible[status])[0]
  return {
    handleKeyDown,
    handleFocus,
    handleBlur,
    /** The card in the tab order. */
    tabId: isCurrentShown ? currentId : (first?.id ?? null),
  }
}
