import type { Insertable } from 'kysely'
import type { TrafficTable } from '#server/database/schema.ts'
import { APPLIED_HEADER } from '#shared/platform/faults.ts'
import { MAX_BODY_BYTES, PAGE_HEADER, REDACTED } from '#shared/platform/traffic.ts'
import type { Caller } from './caller.ts'
import { type Concealer, concealHeaders } from './conceal.ts'
import type { Sent } from './sent.ts'

/** As Node parsed them, names in lower case: building the web's `Headers` of them would take longer than all the rest. */
export type RequestHeaders = Record<string, string | string[] | undefined>

/** A request as it was noted while it passed; what costs time is done when its row is made. */
export type Noted = {
  endpoint: string
  concealer: Concealer
  caller: Caller
  requestId: string
  request: { method: string; url: string; headers: RequestHeaders }
  /** The body as it was sent; null for none, and for a stream. */
  received: string | null
  /** 0: the line was cut. */
  status: number
  replyHeaders: Headers
  sent: Sent
  atMs: number
  durationMs: number
  queryCount: number
}

const AGENT_LENGTH = 300

/** What is stored of a request: no secret, and only the beginning of a long body. */
export function rowOf(noted: Noted): Insertable<TrafficTable> {
  const { caller, request, received, status, concealer } = noted
  const { headers } = request
  const clean = cleaner(headers.authorization)
  const [requestBody, isRequestCut] = cut(received ? clean(concealer.requestBody(received, status)) : null)
  const sent = status === 0 ? null : textOf(noted)
  const [replyBody, isReplyCut] = cut(sent === null ? null : clean(concealer.replyBody(sent, status)))
  return {
    account_id: caller.accountId,
    at: new Date(noted.atMs).toISOString(),
    method: request.method,
    endpoint: noted.endpoint,
    status,
    page: pageOf(headers[PAGE_HEADER]),
    fault: noted.replyHeaders.get(APPLIED_HEADER),
    path: clean(concealer.address(request.url.slice(request.url.indexOf('/', request.url.indexOf('//') + 2)))),
    duration_ms: Math.round(noted.durationMs * 100) / 100,
    query_count: noted.queryCount,
    request_bytes: received === null ? declaredSize(headers['content-length']) : Buffer.byteLength(received),
    reply_bytes: status === 0 ? 0 : sizeOf(noted),
    request_id: clean(noted.requestId),
    session_id: caller.sessionId,
    sandbox_id: caller.sandboxId,
    agent: clean(textIn(headers['user-agent']).slice(0, AGENT_LENGTH)),
    is_request_cut: isRequestCut ? 1 : 0,
    is_reply_cut: isReplyCut ? 1 : 0,
    request_headers: clean(concealHeaders(Object.entries(headers))),
    reply_headers: status === 0 ? '{}' : clean(concealHeaders(noted.replyHeaders)),
    request_body: requestBody,
    reply_body: replyBody,
  }
}

type Clean = { (text: string): string; (text: string | null): string | null }

/** Takes the caller's own token out of a text, wherever it strayed, and what PostgreSQL cannot store. */
function cleaner(authorization: RequestHeaders[string]): Clean {
  const [, token] = /(\S+)\s*$/.exec(textIn(authorization)) ?? []
  const clean = (text: string | null) => {
    if (text === null) return null
    const open = token && text.includes(token) ? text.replaceAll(token, REDACTED) : text
    return open.includes('\0') || !open.isWellFormed() ? open.toWellFormed().replaceAll('\0', '\ufffd') : open
  }
  // A text in is a text out.
  return clean as Clean
}

const textIn = (value: RequestHeaders[string]) => (typeof value === 'string' ? value : '')
const pageOf = (page: RequestHeaders[string]) => (/^[\w-]{1,40}$/.test(textIn(page)) ? textIn(page) : null)

function textOf({ sent, replyHeaders }: Noted): string | null {
  if (typeof sent === 'string') return sent
  const bytes = sent instanceof Uint8Array ? sent : sent.beginning
  const isText = bytes.length > 0 && /\bjson\b|^text\//.test(replyHeaders.get('content-type') ?? '')
  // The beginning of a stream may end within a character.
  return isText ? new TextDecoder().decode(bytes, { stream: bytes !== sent }) : null
}

function sizeOf({ sent }: Noted): number {
  if (typeof sent === 'string') return Buffer.byteLength(sent)
  return sent instanceof Uint8Array ? sent.length : sent.bytes
}

const MAX_DECLARED_BYTES = 2 ** 31 - 1

/** A client may declare what no column holds, and the rows of others are written together with this one. */
const declaredSize = (length: unknown) =>
  Math.min(MAX_DECLARED_BYTES, Math.max(0, Math.trunc(Number(length ?? 0)) || 0))

/** The beginning of a long text, cut between two characters. */
function cut(text: string | null): [text: string | null, isCut: boolean] {
  if (text === null || text.length * 3 <= MAX_BODY_BYTES || Buffer.byteLength(text) <= MAX_BODY_BYTES)
    return [text, false]
  const bytes = Buffer.from(text).subarray(0, MAX_BODY_BYTES)
  return [new TextDecoder().decode(bytes, { stream: true }), true]
}
