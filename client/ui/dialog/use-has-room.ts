import { useSyncExternalStore } from 'react'
import { pageScroller } from '#client/ui/scroll/page-scroller.ts'
import { remInPixels, watchSize } from '#client/ui/size/use-size.ts'

/** Of a pane (pane.module.css), and the least that a list needs beside it. In rem, because larger text needs more. */
const ROOM_REM = 23.5 + 27.5

/** Whether the sheet has room for a pane beside the page. */
export const useHasRoom = (): boolean => useSyncExternalStore(watch, hasRoom)

const watch = (listener: () => void) => watchSize(pageScroller(), listener)
const hasRoom = () => (pageScroller()?.clientWidth ?? 0) >= ROOM_REM * remInPixels()
