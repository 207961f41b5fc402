import { type RefObject, useLayoutEffect } from 'react'
import { ROW_PX } from '#client/ui/table/body/gap.tsx'

/** Scrolls the current row into view when it changes, or when the rows arrive, without scrolling the page. */
export function useCurrentRow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly { id: string }[],
  currentId: string | undefined,
): void {
  const hasRows = rows.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: added or removed rows must not scroll, but the first do.
  useLayoutEffect(() => {
    const region = scroller.current
    const index = rows.findIndex(({ id }) => id === currentId)
    if (!region || index === -1) return
    const row = region.querySelector<HTMLElement>(`tr[data-row="${index + 1}"]`)
    const headPx = region.querySelector('thead')?.offsetHeight ?? ROW_PX
    const top = row?.offsetTop ?? headPx + index * ROW_PX
    const bottom = top + (row?.offsetHeight ?? ROW_PX)
    const isInSight = top >= region.scrollTop + headPx && bottom <= region.scrollTop + region.clientHeight
    if (!isInSight) region.scrollTop = top - (region.clientHeight - ROW_PX) / 2
  }, [scroller, currentId, hasRows])
}
