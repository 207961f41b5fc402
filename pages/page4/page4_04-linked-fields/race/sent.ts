import type { Outcome } from './latest.ts'

const FIELDS = ['townships', 'sites', 'name'] as const
export type FieldName = (typeof FIELDS)[number]

/** A request of the page in the timeline. Times are milliseconds of the page's clock. */
export type Sent = {
  id: number
  field: FieldName
  /** Its number among the requests of its field. */
  number: number
  /** The choice or text that it was about. */
  subject: string
  sentMs: number
  /** null while it is pending. */
  endMs: number | null
  outcome: Outcome | 'waiting'
  isSlow: boolean
  /** Its id in the traffic log; null without a response. */
  requestId: string | null
}

/** Related requests: each was sent while another was pending, or a moment later. */
export type Burst = { id: number; beginMs: number; endMs: number; requests: Sent[] }

const PAUSE_MS = 500

/** Newest first; within a burst in the order of sending. */
export function burstsOf(requests: readonly Sent[], nowMs: number): Burst[] {
  const bursts: Burst[] = []
  for (const request of requests) {
    const endMs = request.endMs ?? nowMs
    const last = bursts.at(-1)
    if (last && request.sentMs <= last.endMs + PAUSE_MS) {
      last.requests.push(request)
      last.endMs = Math.max(last.endMs, endMs)
    } else bursts.push({ id: request.id, beginMs: request.sentMs, endMs, requests: [request] })
  }
  return bursts.reverse()
}
