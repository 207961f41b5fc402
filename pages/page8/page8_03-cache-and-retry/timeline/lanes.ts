import type { Mark } from '#pages/page8/page8_03-cache-and-retry/practice-cache.ts'
import type { TrafficEntry } from '#resources/traffic/contract.ts'

/** A response of the server in the timeline, on the browser's clock. */
export type Served = Pick<TrafficEntry, 'id' | 'requestId' | 'status' | 'durationMs'> & { atMs: number }

/**
 * Aligns the entries of the server's log (newest first) with the browser's requests. The two clocks may differ: the
 * first sent request and the first received one are the same.
 */
export function servedOf(entries: readonly TrafficEntry[], marks: readonly Mark[]): Served[] {
  const first = entries.at(-1)
  const sent = marks.find(({ what }) => what === 'sent')
  if (!first || !sent) return []
  const offsetMs = sent.atMs - Date.parse(first.at)
  return entries
    .map(({ id, requestId, status, durationMs, at }) => ({
      id,
      requestId,
      status,
      durationMs,
      atMs: Date.parse(at) + offsetMs,
    }))
    .reverse()
}

const MIN_SPAN_MS = 10_000

export function spanOf(marks: readonly Mark[], served: readonly Served[], nowMs: number | null) {
  const times = [...marks.map(({ atMs }) => atMs), ...served.map(({ atMs, durationMs }) => atMs + durationMs)]
  const beginMs = Math.min(...times)
  const endMs = Math.max(...times, nowMs ?? 0, beginMs + MIN_SPAN_MS)
  return { beginMs, endMs }
}

export type Counts = { wanted: number; cache: number; joined: number; asked: number; served: number; failed: number }

/** `wanted`: by the components, as the browser saw it; `served` and `failed`: from the server's own log. */
export function countsOf(marks: readonly Mark[], served: readonly Served[]): Counts {
  const of = (what: Mark['what']) => marks.filter(mark => mark.what === what).length
  const [cache, joined, asked] = [of('cache'), of('joined'), of('asked')]
  const failed = served.filter(({ status }) => status === 0 || status >= 400).length
  return { wanted: cache + joined + asked, cache, joined, asked, served: served.length, failed }
}
