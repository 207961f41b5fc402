import { useCallback } from 'react'
import { keepBeside, useBeside } from '#client/shell/beside.ts'

/** Scrolls what contains this element to where it was when `name` was last shown. */
export function useKeptTop(name: string) {
  return useCallback(
    (part: HTMLElement | null) => {
      const scroller = part?.parentElement
      if (!part || !scroller) return
      const wanted = Number(useBeside.getState().kept[`top ${name}`] ?? 0)
      // Its content arrives little by little.
      const growth = new ResizeObserver(() => {
        scroller.scrollTop = wanted
        if (scroller.scrollTop >= wanted - 1) growth.disconnect()
      })
      growth.observe(part)
      const keep = () => keepBeside({ [`top ${name}`]: Math.round(scroller.scrollTop) })
      scroller.addEventListener('scrollend', keep)
      scroller.addEventListener('pointerdown', () => growth.disconnect(), { once: true })
      return () => {
        growth.disconnect()
        scroller.removeEventListener('scrollend', keep)
      }
    },
    [name],
  )
}
