import { type RefObject, useEffect, useRef } from 'react'
import { TICKET_STATUSES } from '#resources/tickets/rules.ts'
import type { Held, InHand } from './use-held.ts'

/** A mouse that has moved so far drags; a finger that has rested so long, and has not moved so far, does. */
const FAR_PX = 6
const REST_MS = 400
/** Near the edge of the screen the page scrolls. */
const EDGE_PX = 72
const SCROLL_PX = 10

type Point = { x: number; y: number }
type Press = Point & { ticketId: number; pointerId: number; held: Held | null; rest?: number | undefined }

/** Dragging cards by pointer events, so that mouse, pen and finger are one. `ghost` follows the pointer. */
export function useDrag(root: RefObject<HTMLElement | null>, ghost: RefObject<HTMLElement | null>, inHand: InHand) {
  const latest = useRef(inHand)
  latest.current = inHand

  useEffect(() => {
    const element = root.current
    if (!element) return
    let press: Press | null = null
    let point: Point = { x: 0, y: 0 }
    let frame = 0

    function begin() {
      const ticket = press && latest.current.cardOf(press.ticketId)
      if (!press || !ticket) return
      press.held = latest.current.take(ticket, 'pointer')
      if (!press.held) return end()
      document.documentElement.style.cursor = 'grabbing'
      getSelection()?.removeAllRanges()
      navigator.vibrate?.(10)
      frame = requestAnimationFrame(follow)
    }

    /** Once a frame: the ghost is where the pointer is, and near an edge the page goes on. */
    function follow() {
      if (ghost.current) {
        // Over the last column it stays within the screen.
        const x = Math.min(point.x + 14, document.documentElement.clientWidth - ghost.current.offsetWidth - 8)
        ghost.current.style.transform = `translate(${x}px, ${point.y + 10}px)`
      }
      const below = innerHeight - point.y
      const dy = point.y < EDGE_PX ? -SCROLL_PX : below < EDGE_PX ? SCROLL_PX : 0
      if (dy !== 0) {
        scrollBy(0, dy)
        carry()
      }
      frame = requestAnimationFrame(follow)
    }

    function carry() {
      if (!press?.held) return
      const { ticketId } = press
      const column = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-column]')
      const status = TICKET_STATUSES.find(one => one === column?.dataset.column)
      if (!column || !status) return
      const others = [...column.querySelectorAll<HTMLElement>('[data-ticket]')].filter(
        card => card.dataset.ticket !== String(ticketId),
      )
      const position = others.filter(card => {
        const { top, height } = card.getBoundingClientRect()
        return point.y > top + height / 2
      }).length
      press.held = latest.current.carry(press.held, status, position)
    }

    function end() {
      clearTimeout(press?.rest)
      cancelAnimationFrame(frame)
      document.documentElement.style.cursor = ''
      press = null
      removeEventListener('pointermove', handleMove)
      removeEventListener('pointerup', handleUp)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', handleEscape, true)
    }
    function cancel() {
      const wasHeld = press?.held
      end()
      if (wasHeld) latest.current.letGo()
    }

    function handleDown(event: PointerEvent) {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ticket]') : null
      if (press || !card || !event.isPrimary || event.button !== 0) return
      point = { x: event.clientX, y: event.clientY }
      press = { ...point, ticketId: Number(card.dataset.ticket), pointerId: event.pointerId, held: null }
      if (event.pointerType === 'touch') press.rest = window.setTimeout(begin, REST_MS)
      addEventListener('pointermove', handleMove)
      addEventListener('pointerup', handleUp)
      addEventListener('pointercancel', cancel)
      addEventListener('keydown', handleEscape, true)
    }

    function handleMove(event: PointerEvent) {
      if (!press || event.pointerId !== press.pointerId) return
      point = { x: event.clientX, y: event.clientY }
      if (press.held) return carry()
      if (Math.hypot(point.x - press.x, point.y - press.y) < FAR_PX) return
      // A finger that moves before it has rested scrolls.
      if (event.pointerType === 'touch') end()
      else begin()
    }

    function handleUp(event: PointerEvent) {
      if (!press || event.pointerId !== press.pointerId) return
      const { held } = press
      end()
      if (!held) return
      // The press that ends a drag opens no card.
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, true))
      latest.current.put(held)
    }
    const swallow = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }

    function handleEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !press?.held) return
      event.preventDefault()
      event.stopPropagation()
      cancel()
    }

    // While one drags by touch the page must not scroll; it is asked before the browser has begun to.
    const handleTouchMove = (event: TouchEvent) => press?.held && event.cancelable && event.preventDefault()
    const handleMenu = (event: Event) => press?.held && event.preventDefault()
    element.addEventListener('pointerdown', handleDown)
    element.addEventListener('touchmove', handleTouchMove, { passive: false })
    element.addEventListener('contextmenu', handleMenu)
    return () => {
      end()
      element.removeEventListener('pointerdown', handleDown)
      element.removeEventListener('touchmove', handleTouchMove)
      element.removeEventListener('contextmenu', handleMenu)
    }
  }, [root, ghost])
}
