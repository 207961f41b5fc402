import { type RefObject, useEffect, useRef } from 'react'
import { follow, type Point, type Press } from './press.ts'

/** What can be dragged within an element, and what happens then. */
type Drags<T> = {
  /** What a press on this would drag; null: nothing. */
  grasp: (target: Element) => T | null
  /** The drag begins; gives false when it may not, after all. */
  start: (item: T) => boolean
  /** The pointer is elsewhere, or the page has gone on under it. */
  over: (item: T, point: Point) => void
  /** It is over: dropped where the pointer is, or taken back. */
  end: (item: T, isDropped: boolean, point: Point) => void
  /** What follows the pointer. */
  ghost: RefObject<HTMLElement | null>
  /** They are held by handles, on which a finger never scrolls: so that it need not rest first. */
  hasHandles?: boolean
}

/** Lets things be dragged within `root`. Of what is given, the drawing that stands is asked. */
export function useDrags<T>(root: RefObject<HTMLElement | null>, drags: Drags<T>): void {
  const latest = useRef(drags)
  latest.current = drags

  useEffect(() => {
    const element = root.current
    if (!element) return
    let press: Press | null = null

    function handleDown(event: PointerEvent) {
      if ((press && !press.isOver()) || !event.isPrimary || event.button !== 0) return
      const item = event.target instanceof Element ? latest.current.grasp(event.target) : null
      if (item === null) return
      press = follow(event, {
        start: () => latest.current.start(item),
        over: point => latest.current.over(item, point),
        end: (isDropped, point) => latest.current.end(item, isDropped, point),
        ghost: () => latest.current.ghost.current,
        mustRest: event.pointerType === 'touch' && !latest.current.hasHandles,
      })
    }
    // While one drags by touch the page must not scroll; it is asked before the browser has begun to.
    const handleTouchMove = (event: TouchEvent) => press?.isDragging() && event.cancelable && event.preventDefault()
    const handleMenu = (event: Event) => press?.isDragging() && event.preventDefault()
    element.addEventListener('pointerdown', handleDown)
    element.addEventListener('touchmove', handleTouchMove, { passive: false })
    element.addEventListener('contextmenu', handleMenu)
    return () => {
      press?.cancel()
      element.removeEventListener('pointerdown', handleDown)
      element.removeEventListener('touchmove', handleTouchMove)
      element.removeEventListener('contextmenu', handleMenu)
    }
  }, [root])
}
