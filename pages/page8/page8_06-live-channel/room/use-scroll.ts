import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** This close to the end, new messages scroll into view. */
const NEAR_PX = 40
/** This close to the start, older messages are loaded. */
const START_PX = 120

type Shown = {
  /** Identifies the first row. When it changes, rows were added before it. */
  first: number | null
  /** Identifies the last rows, those that are on their way included. */
  last: string
  /** What the reader has written last and is on its way. A new one comes into view, wherever they have scrolled. */
  lastOwn: string | null
  /** The last row that was not written here. Only such a row is news. */
  lastOther: number | null
  /** The reader is near the start. */
  onStart: () => void
}

/**
 * Keeps a scrolling list where its reader is: at the end, it follows new rows; elsewhere, rows that are added before or
 * after don't move what is being read.
 */
export function useScroll(
  scroller: RefObject<HTMLElement | null>,
  { first, last, lastOwn, lastOther, onStart }: Shown,
) {
  /** The distance from the top of the view to the end, which rows at the start don't change. */
  const toEnd = useRef(0)
  const isAtEnd = useRef(true)
  const before = useRef<Partial<Shown>>({})
  const [hasNews, setHasNews] = useState(false)

  function measure() {
    const view = scroller.current
    if (!view) return
    toEnd.current = view.scrollHeight - view.scrollTop
    isAtEnd.current = toEnd.current - view.clientHeight < NEAR_PX
    if (isAtEnd.current) setHasNews(false)
  }

  function goToEnd() {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    isAtEnd.current = true
    setHasNews(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when rows are added at either end.
  useLayoutEffect(() => {
    const view = scroller.current
    if (!view) return
    const known = before.current
    before.current = { first, last, lastOwn, lastOther }
    const isOwnNew = lastOwn !== null && lastOwn !== known.lastOwn
    if (isAtEnd.current || isOwnNew) view.scrollTop = view.scrollHeight
    else if (first !== known.first && last === known.last) view.scrollTop = view.scrollHeight - toEnd.current
    else if (lastOther !== known.lastOther) setHasNews(true)
    measure()
  }, [first, last])

  function handleScroll() {
    measure()
    if ((scroller.current?.scrollTop ?? START_PX) < START_PX) onStart()
  }

  return { hasNews, goToEnd, handleScroll }
}
