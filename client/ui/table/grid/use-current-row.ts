import { type RefObject, useLayoutEffect } from 'react'

/** What a row is taken to measure while it is not in the document. */
const ROW_PX = 41

/** Brings the current row into sight when another becomes it, without moving the page round the table. */
export function useCurrentRow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly { id: string }[],
  currentId: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come or go leave the reader where they read.
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
  }, [scroller, currentId])
}
