import type { Outcome } from './latest.ts'

export const FIELDS = ['townships', 'sites', 'name'] as const
export type FieldName = (typeof FIELDS)[number]

/** A request of the page's, as the timeline shows it. Times are milliseconds of the page's clock. */
export type Sent = {
  id: number
  field: FieldName
  /** Its place among the requests of its field. */
  number: number
  /** What it asked about, in the words that the operator chose or typed. */
  subject: string
  sentMs: number
  /** null: it is on its way. */
  endMs: number | null
  outcome: Outcome | 'waiting'
  isSlow: boolean
  /** What the traffic log knows it by; null before an answer, and without one. */
  requestId: string | null
}

/** Requests that have to do with one another: each was sent while another was on its way, or a moment later. */
export type Burst = { id: number; beginMs: number; endMs: number; requests: Sent[] }

const PAUSE_MS = 500

/** The newest first; within a burst in the order in which they were sent. */
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
