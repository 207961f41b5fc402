import type { RefObject } from 'react'
import type { Point } from '#client/ui/drag/press.ts'
import { useDrags } from '#client/ui/drag/use-drags.ts'
import { TICKET_STATUSES } from '#resources/tickets/rules.ts'
import type { Held, InHand } from './use-held.ts'

/** The pressed card, and the carried one once it is dragged. */
type Grasped = { ticketId: number; held: Held | null }

/** Drags cards over columns. `ghost` follows the pointer. */
export function useDrag(root: RefObject<HTMLElement | null>, ghost: RefObject<HTMLElement | null>, inHand: InHand) {
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
      const slot = slotAt(grasped.ticketId, point)
      if (grasped.held && slot) grasped.held = inHand.carry(grasped.held, slot.status, slot.position)
    },
    end: ({ held }, isDropped) => held && (isDropped ? inHand.put(held) : inHand.putBack(held)),
    ghost,
  })
}

/** The column at a point of the screen, and the card before which a drop would put this one. */
function slotAt(ticketId: number, { x, y }: Point) {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')
  const status = TICKET_STATUSES.find(one => one === column?.dataset.column)
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
