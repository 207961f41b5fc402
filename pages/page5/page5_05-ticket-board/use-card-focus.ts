import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on a card wherever it comes to stand: one that goes to another column, by one's own hand or back because the
 * move was refused, is another element there.
 */
export function useCardFocus(root: RefObject<HTMLElement | null>) {
  const followed = useRef<number | null>(null)

  useLayoutEffect(() => {
    const active = document.activeElement
    // Somebody who is at work elsewhere by now stays there.
    if (followed.current === null || (active !== document.body && !root.current?.contains(active))) return
    const card = root.current?.querySelector<HTMLElement>(`[data-ticket="${followed.current}"]`)
    if (card !== active) card?.focus()
  })

  return {
    follow: (ticketId: number) => {
      followed.current = ticketId
    },
    forget: (ticketId: number) => {
      if (followed.current === ticketId) followed.current = null
    },
  }
}
export type CardFocus = ReturnType<typeof useCardFocus>
