import { useEffect } from 'react'
import { type NavigationType, useLocation } from 'react-router'
import { pageScroller } from '#client/ui/page-scroller.ts'

/** How far each entry of the history was scrolled, by its key. */
const tops = new Map<string, number>()
/** How long a page may take to become as tall as it was. */
const WAIT_MS = 2000

/** On Back and Forward, scrolls the sheet to where it was, once the page is tall enough. */
export function useKeptScroll(type: `${NavigationType}`): void {
  const { key } = useLocation()
  useEffect(() => {
    const scroller = pageScroller()
    if (!scroller) return
    const wanted = type === 'POP' ? (tops.get(key) ?? 0) : 0
    const restore = () => {
      scroller.scrollTop = wanted
      if (scroller.scrollTop >= wanted - 1) stop()
    }
    const observer = new ResizeObserver(restore)
    const stop = () => observer.disconnect()
    const timer = setTimeout(stop, WAIT_MS)
    if (wanted > 0) for (const child of scroller.children) observer.observe(child)
    const keep = () => void tops.set(key, scroller.scrollTop)
    scroller.addEventListener('scroll', keep, { passive: true })
    return () => {
      clearTimeout(timer)
      stop()
      scroller.removeEventListener('scroll', keep)
    }
  }, [key, type])
}
