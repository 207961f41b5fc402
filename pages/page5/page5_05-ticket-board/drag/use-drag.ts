import type { RefObject } from 'react'
import type { Point } from '#client/ui/drag/press.ts'
import { useDrags } from '#client/ui/drag/use-drags.ts'
import { TICKET_STATUSES, type TicketStatus } from '#resources/tickets/rules.ts'
import type { Held, InHand } from './use-held.ts'

/** The pressed card, and the carried one once it is dragged. */
type Grasped = { ticketId: number; held: Held | null }

type Options = {
  root: RefObject<HTMLElement | null>
  /** Follows the pointer. */
  ghost: RefObject<HTMLElement | null>
  inHand: InHand
  /** Where only one column is shown, a card dragged over the name of another one opens that column. */
  onColumn: (status: TicketStatus) => void
}

/** Drags cards over columns. */
export function useDrag({ root, ghost, inHand, onColumn }: Options) {
  useDrags<Grasped>(root, {
    grasp: target => {
      const card = target.closest<HTMLElement>('[data-ticket]')
      return card && { ticketId: Number(card.dataset.ticket), held: null }
    },
    start: grasped => {
      grasped.held = inHand.take(grasped.ticketId, 'pointer')
      return grasped.held !== null
    },
    over: (grasped, point) => {
      const target = document.elementFromPoint(point.x, point.y)
      const named = statusOf(target?.closest<HTMLElement>('[data-choice]')?.dataset.choice)
      if (named && named !== grasped.held?.slot.status) onColumn(named)
      const slot = named ? { status: named, position: 0 } : slotAt(grasped.ticketId, target, point)
      if (grasped.held && slot) grasped.held = inHand.carry(grasped.held, slot.status, slot.position)
    },
    end: ({ held }, isDropped) => held && (isDropped ? inHand.put(held) : inHand.putBack(held)),
    ghost,
  })
}

const statusOf = (name: string | undefined) => TICKET_STATUSES.find(status => status === name)

/** The column at a point of the screen, and the card before which a drop would put this one. */
function slotAt(ticketId: number, target: Element | null, { y }: Point) {
  const column = target?.closest<HTMLElement>('[data-column]')
  const status = statusOf(column?.dataset.column)
  if (!column || !status) return null
  const others = [...column.querySelectorAll<HTMLElement>('[data-ticket]')].filter(
    card => card.dataset.ticket !== String(ticketId),
  )
  const position = others.filter(card => {
    const { top, height } = card.getBoundingClientRect()
    return y > top + height / 2
  }).length
  return { status, position }
}
