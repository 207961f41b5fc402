import type { Context } from 'hono'
import { problemResponse } from '#server/http/reply.ts'
import { keepReaders } from '#server/keys/cross-origin.ts'
import { pause } from '#server/platform/turns.ts'
import { noteSent } from '#server/sent.ts'
import { type PROBLEMS, refuse } from '#shared/errors.ts'
import { APPLIED_HEADER, delayAt, type Fault } from '#shared/platform/faults.ts'
import { breakBody } from './break-body.ts'
import { type Bucket, createBucket, rateLimitHeaders } from './bucket.ts'
import { cutConnection } from './cut-connection.ts'
import { drip } from './drip.ts'
import type { HoldEnd } from './holds.ts'
import { createPastReplies, type PastReplies } from './past-replies.ts'
import { createSwap, type Swap } from './swap.ts'

/** The state of a rule between calls, on this instance. */
export type Memory = { bucket: Bucket | null; past: PastReplies; swap: Swap; startedMs: number }

export const createMemory = ({ bucket, refill }: Partial<Fault>, startedMs = Date.now()): Memory => ({
  bucket: bucket && refill ? createBucket(bucket, refill) : null,
  past: createPastReplies(),
  swap: createSwap(),
  startedMs,
})

export type Hit = { fault: Partial<Fault>; call: number; memory: Memory; source: string }

/** The request that the fault applies to, and how to respond to it. */
export type Exchange = {
  c: Context
  /** Whose data the response shows: callers with the same text may see the same. */
  reader: string
  /** Runs the endpoint and returns its response, even for refusals. May only be called again if `mayRepeat`. */
  answer: () => Promise<Response>
  mayRepeat: boolean
  /** Waits until the operator lets the request go on. */
  hold: () => Promise<HoldEnd>
  endSession: () => Promise<void>
  noteCut: () => void
}

/** Runs a request with its fault: first delays and refusals, then the endpoint, then changes to the response. */
export async function runFault(hit: Hit, exchange: Exchange): Promise<Response> {
  const begun = performance.now()
  const applied: string[] = []
  const before = await applyBefore(hit, exchange, applied)
  const answeredFrom = performance.now()
  const answer = before ?? (await act(hit, exchange, applied))
  const appMs = before ? 0 : performance.now() - answeredFrom
  const response = before ?? (await change(answer, hit, exchange, applied))
  const faultMs = performance.now() - begun - appMs
  response.headers.set(APPLIED_HEADER, `${applied.join(';') || 'none'};${hit.source}`)
  response.headers.set('server-timing', `fault;dur=${faultMs.toFixed(1)}, app;dur=${appMs.toFixed(1)}`)
  return response
}

/** Holds the request. Returns a response if it ends here. */
async function wait({ c, hold, noteCut }: Exchange, applied: string[]): Promise<Response | null> {
  const begun = performance.now()
  const end = await hold()
  applied.push(end.action === 'full' ? 'hold=full' : `hold=${Math.round(performance.now() - begun)}`)
  switch (end.action) {
    case 'release':
    case 'full':
      return null
    case 'fail':
      applied.push(`status=${end.status}`)
      return refuseAs(c, CODES[end.status] ?? 'practice-fault', { status: end.status })
    case 'drop':
      applied.push('drop')
      noteCut()
      return cutConnection(c)
    case 'gone':
      return cutConnection(c)
  }
}

/** Applies the hold and the delay. Returns a response if the fault keeps the request from its endpoint. */
async function applyBefore(
  { fault, call, memory }: Hit,
  exchange: Exchange,
  applied: string[],
): Promise<Response | null> {
  const { c } = exchange
  const ended = fault.hold ? await wait(exchange, applied) : null
  if (ended) return ended
  const delayMs = delayAt(fault, call)
  if (delayMs > 0) {
    applied.push(`delay=${delayMs}`)
    const { signal } = c.req.raw
    // If the client disconnects during the delay, the request never reaches the endpoint.
    await pause(delayMs, signal).catch(() => undefined)
    if (signal.aborted) return cutConnection(c)
  }
  if (fault.offline) {
    applied.push('offline')
    exchange.noteCut()
    return cutConnection(c)
  }
  if (fault.session !== undefined && call > fault.session) {
    applied.push(`session=${fault.session}`)
    await exchange.endSession()
    return refuseAs(c, 'session-ended')
  }
  if (fault.maintenance !== undefined) {
    const secondsLeft = Math.ceil((memory.startedMs - Date.now()) / 1000 + fault.maintenance)
    if (secondsLeft > 0) {
      applied.push(`maintenance=${secondsLeft}`)
      return refuseAs(c, 'maintenance', { retryAfterSeconds: secondsLeft })
    }
  }
  if (memory.bucket && fault.bucket && fault.refill) {
    const taken = memory.bucket(Date.now())
    for (const [name, value] of Object.entries(rateLimitHeaders(fault.bucket, fault.refill, taken)))
      c.header(name, value)
    if (!taken.isLet) {
      applied.push(`bucket=${fault.bucket}`)
      return refuseAs(c, 'too-many-attempts', { retryAfterSeconds: taken.secondsToNext })
    }
  }
  if (fault.status === undefined) return null
  applied.push(`status=${fault.status}`)
  return refuseAs(c, CODES[fault.status] ?? 'practice-fault', { status: fault.status })
}

/** The server's own codes for a status. The others need extra fields, or would be mistaken for real problems. */
const CODES: Record<number, keyof typeof PROBLEMS> = {
  400: 'invalid-input',
  403: 'not-permitted',
  404: 'not-found',
  410: 'gone',
  413: 'too-large',
  415: 'wrong-media-type',
  500: 'internal',
  503: 'unavailable',
}

const refuseAs = (c: Context, code: keyof typeof PROBLEMS, members: object = {}) =>
  problemResponse(c, refuse(code, members).body)

/** Runs the endpoint: once, after the next request, or twice, depending on the fault. */
async function act({ fault, memory }: Hit, { answer, mayRepeat }: Exchange, applied: string[]): Promise<Response> {
  if (fault.reorder !== undefined) {
    applied.push(`reorder=${fault.reorder}`)
    return memory.swap(fault.reorder, answer)
  }
  if (fault.duplicate === undefined || !mayRepeat) return answer()
  const [response, again] = await Promise.all([answer(), pause(fault.duplicate).then(answer)])
  await again.body?.cancel()
  applied.push(`duplicate=${again.status}`)
  return response
}

/** Changes the response on its way back. Event streams pass unchanged because they can't be buffered. */
async function change(
  answer: Response,
  { fault, call, memory }: Hit,
  exchange: Exchange,
  applied: string[],
): Promise<Response> {
  if (fault.lost) {
    applied.push('lost')
    await answer.body?.cancel()
    exchange.noteCut()
    return cutConnection(exchange.c)
  }
  const isChanged = fault.stale !== undefined || fault.break !== undefined || fault.drip !== undefined
  const type = answer.headers.get('content-type') ?? ''
  if (!isChanged || answer.body === null || type.includes('event-stream')) return answer

  let { status, headers } = answer
  let body = new Uint8Array(await answer.arrayBuffer())
  if (fault.stale !== undefined && exchange.c.req.method === 'GET' && answer.ok) {
    const now = Date.now()
    const address = `${exchange.reader} ${exchange.c.req.url}`
    memory.past.keep({ address, atMs: now, status, headers: new Headers(headers), body })
    const past = memory.past.at(address, now - fault.stale * 1000)
    if (past) ({ status, body } = past)
    headers = new Headers(past?.headers)
    keepReaders(answer.headers, headers)
    applied.push(`stale=${Math.round((now - (past?.atMs ?? now)) / 1000)}`)
  }
  const broken = breakBody(body, fault, call)
  if (broken) {
    applied.push(`break=${broken.what}`)
    body = broken.body
  }
  headers.delete('content-length')
  if (fault.drip === undefined) return noteSent(new Response(body, { status, headers }), body)
  applied.push(`drip=${fault.drip}`)
  return noteSent(new Response(drip(body, fault.drip), { status, headers }), body)
}
