import { type RefObject, useEffect, useRef } from 'react'
import { follow, type Point, type Press } from './press.ts'

/** What can be dragged within an element, and the callbacks. */
type Drags<T> = {
  /** The item that a press on this element would drag; null for none. */
  grasp: (target: Element) => T | null
  /** The drag begins. Returns false if the item may not be dragged after all. */
  start: (item: T) => boolean
  /** The pointer has moved, or the page has scrolled under it. */
  over: (item: T, point: Point) => void
  /** The drag has ended: dropped at the pointer, or cancelled. */
  end: (item: T, isDropped: boolean, point: Point) => void
  /** The element that follows the pointer. */
  ghost: RefObject<HTMLElement | null>
  /** Items are dragged by handles, which never scroll, so a finger need not rest first. */
  hasHandles?: boolean
}

/**
 * Makes items within `root` draggable. Reads the latest rendered callbacks, so the listeners never have to be
 * re-attached.
 */
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
    // Prevents scrolling during a drag by touch. It must be registered before the browser starts to scroll.
    const handleTouchMove = (event: TouchEvent) => press?.isDragging() && event.cancelable && event.preventDefault()
    const handleMenu = (event: Event) => press?.isDragging() && event.preventDefault()
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerdown', handleDown, { signal })
    element.addEventListener('touchmove', handleTouchMove, { signal, passive: false })
    element.addEventListener('contextmenu', handleMenu, { signal })
    return () => {
      press?.cancel()
      listening.abort()
    }
  }, [root])
}
