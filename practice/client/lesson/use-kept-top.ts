import { useCallback } from 'react'
import { keepBeside, useBeside } from '#client/shell/beside.ts'
import { restoreTop } from '#client/ui/scroll/restore-top.ts'

/** Scrolls what contains this element to where it was when `name` was last shown. */
export function useKeptTop(name: string) {
  return useCallback(
    (part: HTMLElement | null) => {
      const scroller = part?.parentElement
      if (!scroller) return
      const stop = restoreTop(scroller, Number(useBeside.getState().kept[`top ${name}`] ?? 0))
      const keep = () => keepBeside({ [`top ${name}`]: Math.round(scroller.scrollTop) })
      scroller.addEventListener('scrollend', keep)
      // Whoever scrolls by hand meanwhile has chosen another place.
      scroller.addEventListener('pointerdown', stop)
      return () => {
        stop()
        scroller.removeEventListener('scrollend', keep)
        scroller.removeEventListener('pointerdown', stop)
      }
    },
    [name],
  )
}
