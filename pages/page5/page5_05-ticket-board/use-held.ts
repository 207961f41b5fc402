import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import type { Ticket } from '#resources/tickets/contract.ts'
import { TICKET_STATUSES, type TicketStatus } from '#resources/tickets/rules.ts'
import { type Cards, isSamePlace, type Moved, type Place, placeAt, placeIn, withMoved } from './board.ts'
import { messages } from './messages.ts'

/** A card in hand: where it was, and where it would go if it were put down now. */
export type Held = Moved & { from: Place; by: 'keyboard' | 'pointer' }

type Options = {
  root: RefObject<HTMLElement | null>
  /** What is shown but for what is held. */
  cards: Cards
  canMove: boolean
  /** Is a move of this card on its way? Then it is not taken once more. */
  isUnderWay: (ticketId: number) => boolean
  onPut: (ticket: Ticket, place: Place, from: Place) => void
  onOpen: (ticketId: number) => void
  /** A small screen shows one column: the one that the card is in. */
  onColumn: (status: TicketStatus) => void
  say: (text: string) => void
}

const SIDE: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }
const UP: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }

/** Taking a card, carrying it over the board and putting it down: the same for the keyboard and for the pointer. */
export function useHeld({ root, cards, canMove, isUnderWay, onPut, onOpen, onColumn, say }: Options) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [held, setHeld] = useState<Held | null>(null)
  /** The card that Tab comes to. */
  const [currentId, setCurrentId] = useState<number | null>(null)
  /** The card that has the focus, or is to have it wherever it comes to stand. */
  const wanted = useRef<number | null>(null)
  const shown = held ? withMoved(cards, [held]) : cards

  // A card that goes to another column, by one's own hand or back because it was refused, is another element there.
  useLayoutEffect(() => {
    const active = document.activeElement
    // Who is at work elsewhere by now stays there.
    if (wanted.current === null || (active !== document.body && !root.current?.contains(active))) return
    const card = root.current?.querySelector<HTMLElement>(`[data-ticket="${wanted.current}"]`)
    if (card !== active) card?.focus()
  })
  // Somebody may take away the card that one holds.
  const isThere = !held || TICKET_STATUSES.some(status => cards[status].some(({ id }) => id === held.ticket.id))
  useEffect(() => {
    if (!isThere) setHeld(null)
  }, [isThere])

  const nameOf = (ticket: Ticket) => ticket.title[language]
  function sayPlace(key: 'isAt' | 'isTaken', ticket: Ticket, { status }: Place, of: Cards) {
    const place = of[status].findIndex(({ id }) => id === ticket.id) + 1
    say(t(key, { name: nameOf(ticket), column: t(status), place, count: of[status].length }))
  }

  function take(ticket: Ticket, by: Held['by']): Held | null {
    const from = placeIn(cards, ticket.id)
    if (!from) return null
    if (!canMove || isUnderWay(ticket.id)) {
      say(t(canMove ? 'stillMoving' : 'mayNotMove', { name: nameOf(ticket) }))
      return null
    }
    const next = { ticket, place: from, from, by }
    setHeld(next)
    if (by === 'keyboard') sayPlace('isTaken', ticket, from, cards)
    return next
  }

  function put(of: Held | null = held) {
    setHeld(null)
    if (!of) return
    wanted.current = of.ticket.id
    if (isSamePlace(of.place, of.from)) say(t('letGo', { name: nameOf(of.ticket) }))
    else onPut(of.ticket, of.place, of.from)
  }

  function letGo() {
    if (!held) return
    setHeld(null)
    if (held.by === 'keyboard') wanted.current = held.ticket.id
    onColumn(held.from.status)
    say(t('letGo', { name: nameOf(held.ticket) }))
  }

  /** Carries what is held to a position of a column. */
  function carry(of: Held, status: TicketStatus, position: number): Held {
    const next = { ...of, place: placeAt(cards, status, position, of.ticket.id) }
    setHeld(next)
    return next
  }

  const besides = (status: TicketStatus, side: -1 | 1) => TICKET_STATUSES[TICKET_STATUSES.indexOf(status) + side]

  function carryBy(of: Held, key: string) {
    const { status } = of.place
    const at = shown[status].findIndex(({ id }) => id === of.ticket.id)
    const [side, up] = [SIDE[key], UP[key]]
    const column = side ? besides(status, side) : status
    if (!column) return
    wanted.current = of.ticket.id
    onColumn(column)
    const next = carry(of, column, up ? at + up : at)
    sayPlace('isAt', of.ticket, next.place, withMoved(cards, [next]))
  }

  /** From card to card, past columns that have none. */
  function walk(ticket: Ticket, key: string) {
    const { status } = placeIn(shown, ticket.id) ?? ticket
    const at = shown[status].findIndex(({ id }) => id === ticket.id)
    const up = UP[key]
    let next = up ? shown[status][at + up] : undefined
    const side = SIDE[key]
    for (let column = side && besides(status, side); side && column && !next; column = besides(column, side))
      next = shown[column][Math.min(at, shown[column].length - 1)]
    if (!next) return
    wanted.current = next.id
    setCurrentId(next.id)
    onColumn(next.status)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-ticket]') : null
    if (!element || event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return
    const ticketId = Number(element.dataset.ticket)
    const ticket = Object.values(shown)
      .flat()
      .find(({ id }) => id === ticketId)
    if (!ticket) return
    const isHeld = held?.by === 'keyboard' && held.ticket.id === ticketId
    if (event.key === ' ') isHeld ? put() : take(cardOf(ticketId) ?? ticket, 'keyboard')
    else if (event.key === 'Enter') isHeld ? put() : onOpen(ticketId)
    else if (event.key === 'Escape') {
      if (!isHeld) return
      letGo()
    } else if (event.key in SIDE || event.key in UP) isHeld && held ? carryBy(held, event.key) : walk(ticket, event.key)
    else return
    event.preventDefault()
  }

  /** As the server has it: what is shown of a held card has the column's status. */
  const cardOf = (ticketId: number) =>
    Object.values(cards)
      .flat()
      .find(({ id }) => id === ticketId)

  /** A card that nobody stands on any more is in nobody's hand either. */
  function leave(element: Element) {
    const ticketId = Number((element as HTMLElement).dataset.ticket)
    if (wanted.current === ticketId) wanted.current = null
    if (held?.by !== 'keyboard' || held.ticket.id !== ticketId) return
    setHeld(null)
    say(t('letGo', { name: nameOf(held.ticket) }))
  }

  const first = TICKET_STATUSES.map(status => shown[status][0]).find(one => one !== undefined)
  const isShown = Object.values(shown).some(column => column.some(({ id }) => id === currentId))
  return {
    held,
    shown,
    take,
    put,
    letGo,
    carry,
    cardOf,
    handleKeyDown,
    tabId: isShown ? currentId : (first?.id ?? null),
    onFocus: (ticketId: number) => {
      wanted.current = ticketId
      setCurrentId(ticketId)
    },
    /** The focus went elsewhere; or its element went, and the card may stand somewhere else by now. */
    onBlur: (element: Element) =>
      queueMicrotask(() => {
        if (element.isConnected && element !== document.activeElement) leave(element)
      }),
  }
}
export type InHand = ReturnType<typeof useHeld>
