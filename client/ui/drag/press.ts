import { pageScroller } from '#client/ui/scroll/page-scroller.ts'

/** A mouse drags after this distance. A finger drags after resting, if it has not moved that far. */
const FAR_PX = 6
const REST_MS = 400
/** Near the edge of the screen, the page scrolls. */
const EDGE_PX = 72
const SCROLL_PX = 10
const GHOST_GAP_PX = { x: 14, y: 10 }

/** Viewport coordinates in pixels. */
export type Point = { x: number; y: number }

/** Callbacks of a drag; see `useDrags`. */
type Drag = {
  start: () => boolean
  over: (point: Point) => void
  /** Called only after `start`. */
  end: (isDropped: boolean, point: Point) => void
  ghost: () => HTMLElement | null
  /** A finger must rest before it drags, because moving at once means scrolling. */
  mustRest: boolean
}

export type Press = { isDragging: () => boolean; isOver: () => boolean; cancel: () => void }

/** Follows a press until it ends, the same way for mouse, pen and finger. */
export function follow(down: PointerEvent, drag: Drag): Press {
  const from = pointOf(down)
  let point = from
  let state: 'pressed' | 'dragging' | 'over' = 'pressed'
  let frame = 0
  const listening = new AbortController()
  const rest = drag.mustRest ? setTimeout(begin, REST_MS) : undefined

  function begin() {
    if (!drag.start()) return stop(false)
    state = 'dragging'
    document.documentElement.style.cursor = 'grabbing'
    getSelection()?.removeAllRanges()
    navigator.vibrate?.(10)
    drag.over(point)
    frame = requestAnimationFrame(step)
  }

  /** Once per frame: moves the ghost to the pointer, and scrolls the column under it, or the page, near an edge. */
  function step() {
    moveGhost(drag.ghost(), point)
    const under = document.elementFromPoint(point.x, point.y)?.closest('[data-scrolls]')
    const column = under && under.scrollHeight > under.clientHeight ? under : null
    const { top, bottom } = column?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
    const dy = point.y < top + EDGE_PX ? -SCROLL_PX : point.y > bottom - EDGE_PX ? SCROLL_PX : 0
    if (dy !== 0) {
      ;(column ?? pageScroller() ?? window).scrollBy(0, dy)
      drag.over(point)
    }
    frame = requestAnimationFrame(step)
  }

  function stop(isDropped: boolean) {
    const wasDragging = state === 'dragging'
    state = 'over'
    clearTimeout(rest)
    cancelAnimationFrame(frame)
    document.documentElement.style.cursor = ''
    listening.abort()
    if (!wasDragging) return
    // The pointerup that ends a drag must not count as a click.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, true))
    drag.end(isDropped, point)
  }
  const cancel = () => stop(false)

  function handleMove(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return
    point = pointOf(event)
    if (state === 'dragging') return drag.over(point)
    if (Math.hypot(point.x - from.x, point.y - from.y) < FAR_PX) return
    if (drag.mustRest) cancel()
    else begin()
  }

  function handleUp(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return
    point = pointOf(event)
    stop(true)
  }

  function handleEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || state !== 'dragging') return
    swallow(event)
    cancel()
  }

  const { signal } = listening
  addEventListener('pointermove', handleMove, { signal })
  addEventListener('pointerup', handleUp, { signal })
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('keydown', handleEscape, { signal, capture: true })
  return { isDragging: () => state === 'dragging', isOver: () => state === 'over', cancel }
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })

/** Keeps the ghost within the width of the screen. */
function moveGhost(ghost: HTMLElement | null, { x, y }: Point) {
  if (!ghost) return
  const left = Math.min(x + GHOST_GAP_PX.x, document.documentElement.clientWidth - ghost.offsetWidth - 8)
  ghost.style.transform = `translate(${left}px, ${y + GHOST_GAP_PX.y}px)`
}

function swallow(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
