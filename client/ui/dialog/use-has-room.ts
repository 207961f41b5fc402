import { useSyncExternalStore } from 'react'
import { pageScroller } from '#client/ui/page-scroller.ts'

/** Of a pane (pane.module.css), and the least that a list needs beside it. In rem, because larger text needs more. */
const ROOM_REM = 23.5 + 27.5

/** Whether the sheet has room for a pane beside the page. */
export const useHasRoom = (): boolean => useSyncExternalStore(watch, hasRoom)

function watch(listener: () => void) {
  const sheet = pageScroller()
  if (!sheet) return () => {}
  const observer = new ResizeObserver(listener)
  observer.observe(sheet)
  return () => observer.disconnect()
}

function hasRoom(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return (pageScroller()?.clientWidth ?? 0) >= ROOM_REM * rem
}
