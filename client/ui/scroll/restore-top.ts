/** How long a content may take to become as tall as it was. */
const WAIT_MS = 2000

/**
 * Scrolls to where it was, once the content is tall enough: it arrives little by little. Then, after two seconds, or with the
 * returned function, it stops.
 */
export function restoreTop(scroller: HTMLElement, wanted: number): () => void {
  scroller.scrollTop = wanted
  if (scroller.scrollTop >= wanted - 1) return () => {}
  const growth = new ResizeObserver(() => {
    scroller.scrollTop = wanted
    if (scroller.scrollTop >= wanted - 1) stop()
  })
  for (const child of scroller.children) growth.observe(child)
  const timer = setTimeout(() => stop(), WAIT_MS)
  function stop() {
    clearTimeout(timer)
    growth.disconnect()
  }
  return stop
}
