/** How long an exchange took, in milliseconds. The browser's own figures, where it gives any. */
export type Timing = {
  totalMs: number
  /** From the request's leaving to the first byte of the answer; null when the browser does not say. */
  waitMs: number | null
  downloadMs: number | null
  /** What came over the wire, with headers and compressed; null when the browser does not say. */
  wireBytes: number | null
}

/** How long the browser may take to write down what it has just done. */
const PATIENCE_MS = 150

/**
 * Begins to time a request to this address; what it gives is called when the answer has been read. An observer, because the
 * browser's list of past requests is full at some time, and then says nothing of new ones.
 */
export function startTiming(url: string): () => Promise<Timing> {
  const begun = performance.now()
  const address = new URL(url, location.href).href
  let found: PerformanceResourceTiming | null = null
  let notify = () => {}
  const observer =
    typeof PerformanceObserver === 'undefined'
      ? null
      : new PerformanceObserver(list => {
          for (const entry of list.getEntriesByName(address, 'resource'))
            if (entry.startTime >= begun) found ??= entry as PerformanceResourceTiming
          if (found) notify()
        })
  observer?.observe({ type: 'resource' })

  return async () => {
    const totalMs = performance.now() - begun
    if (observer && !found)
      await new Promise<void>(resolve => {
        notify = resolve
        setTimeout(resolve, PATIENCE_MS)
      })
    observer?.disconnect()
    return found ? timingOf(found) : { totalMs, waitMs: null, downloadMs: null, wireBytes: null }
  }
}

function timingOf(entry: PerformanceResourceTiming): Timing {
  const { startTime, requestStart, responseStart, responseEnd, transferSize } = entry
  const hasTimings = responseStart > 0
  return {
    totalMs: responseEnd - startTime,
    waitMs: hasTimings ? responseStart - requestStart : null,
    downloadMs: hasTimings ? responseEnd - responseStart : null,
    wireBytes: transferSize > 0 ? transferSize : null,
  }
}
