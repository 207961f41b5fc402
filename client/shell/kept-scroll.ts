import { useEffect } from 'react'
import { type NavigationType, useLocation } from 'react-router'
import { pageScroller } from '#client/ui/scroll/page-scroller.ts'
import { restoreTop } from '#client/ui/scroll/restore-top.ts'

/** How far each entry of the history was scrolled, by its key. */
const tops = new Map<string, number>()

/** On Back and Forward, scrolls the sheet to where it was, once the page is tall enough. */
export function useKeptScroll(type: `${NavigationType}`): void {
  const { key } = useLocation()
  useEffect(() => {
    const scroller = pageScroller()
    if (!scroller) return
    const wanted = type === 'POP' ? (tops.get(key) ?? 0) : 0
    const stop = wanted > 0 ? restoreTop(scroller, wanted) : () => {}
    const keep = () => void tops.set(key, scroller.scrollTop)
    scroller.addEventListener('scroll', keep, { passive: true })
    return () => {
      stop()
      scroller.removeEventListener('scroll', keep)
    }
  }, [key, type])
}
