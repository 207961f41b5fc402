/** The duration of an exchange in milliseconds, measured by the browser if it provides it. */
export type Timing = {
  totalMs: number
  /** From sending the request to the first byte of the response; null if the browser does not provide it. */
  waitMs: number | null
  downloadMs: number | null
  /** The transferred size, with headers and compressed; null if the browser does not provide it. */
  wireBytes: number | null
}

/** How long to wait for the browser's performance entry. */
const PATIENCE_MS = 150

/**
 * Starts timing a request to this URL. Call the returned function after the response has been read. Uses an observer,
 * because the browser's own list of entries fills up, and then records no new ones.
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
          // Entries of this type.
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
