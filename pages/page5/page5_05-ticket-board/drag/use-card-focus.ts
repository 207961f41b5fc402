import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on a card wherever it moves. A card that changes columns, by a move or because a move was refused,
 * gets a new element.
 */
export function useCardFocus(root: RefObject<HTMLElement | null>) {
  const followed = useRef<number | null>(null)
  const cardOf = (ticketId: number) => root.current?.querySelector<HTMLElement>(`[data-ticket="${ticketId}"]`)

  useLayoutEffect(() => {
    const active = document.activeElement
    // If the operator has moved on to something else, the focus stays there.
    if (followed.current === null || (active !== document.body && !root.current?.contains(active))) return
    const card = cardOf(followed.current)
    if (card !== active) card?.focus()
  })

  return {
    focus: (ticketId: number) => cardOf(ticketId)?.focus(),
    follow: (ticketId: number) => {
      followed.current = ticketId
    },
    forget: (ticketId: number) => {
      if (followed.current === ticketId) followed.current = null
    },
  }
}
export type CardFocus = ReturnType<typeof useCardFocus>
