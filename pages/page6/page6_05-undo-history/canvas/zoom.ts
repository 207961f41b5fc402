import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLatest } from '#client/state/use-latest.ts'

/** At 1, the whole plan fits. */
export const [MIN_ZOOM, MAX_ZOOM] = [1, 4]
export const ZOOM_STEP = 1.5
const WHEEL_SPEED = 0.0025

/** Close to the whole plan, it is the whole plan. */
export const clampZoom = (zoom: number): number => (zoom < 1.05 ? MIN_ZOOM : Math.min(zoom, MAX_ZOOM))

/**
 * The wheel zooms with Ctrl, as browsers report it for a pinch on a touch pad, too. What is under the pointer stays
 * there; with the buttons, the middle does.
 */
export function useZoom(scroller: RefObject<HTMLElement | null>, zoom: number, onZoom: (zoom: number) => void): void {
  const latest = useLatest({ zoom, onZoom })
  const at = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const handleWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      at.current = { x: event.clientX - left, y: event.clientY - top }
      latest.current.onZoom(clampZoom(latest.current.zoom * Math.exp(-event.deltaY * WHEEL_SPEED)))
    }
    element.addEventListener('wheel', handleWheel, { passive: false })
    return () => element.removeEventListener('wheel', handleWheel)
  }, [scroller])

  const before = useRef(zoom)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || before.current === zoom) return
    const { x, y } = at.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    const by = zoom / before.current
    element.scrollLeft = (element.scrollLeft + x) * by - x
    element.scrollTop = (element.scrollTop + y) * by - y
    before.current = zoom
    at.current = null
  }, [scroller, zoom])
}
