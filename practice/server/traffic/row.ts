import type { Insertable } from 'kysely'
import type { TrafficTable } from '#resources/traffic/table.ts'
import { byteLength } from '#server/platform/bytes.ts'
import type { Sent } from '#server/sent.ts'
import type { Caller } from '#server/sessions/caller.ts'
import { APPLIED_HEADER } from '#shared/platform/faults.ts'
import { MAX_BODY_BYTES, PAGE_HEADER, REDACTED } from '#shared/platform/traffic.ts'
import { type Concealer, concealHeaders } from './conceal.ts'

/** Node's parsed headers, in lower case. Building a web `Headers` object would take longer than all the rest. */
type RequestHeaders = Record<string, string | string[] | undefined>

/** A request as it is noted while it passes. The expensive work happens later, when its row is created. */
export type Noted = {
  endpoint: string
  concealer: Concealer
  caller: Caller
  requestId: string
  request: { method: string; url: string; headers: RequestHeaders }
  /** The body as it was sent. Null if there was none, or for a stream. */
  received: string | null
  /** 0 if the connection was cut. */
  status: number
  replyHeaders: Headers
  sent: Sent
  atMs: number
  durationMs: number
  queryCount: number
}

const AGENT_LENGTH = 300

/** The row of a request: without secrets, and with only the start of a long body. */
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
    request_bytes: received === null ? declaredSize(headers['content-length']) : byteLength(received),
    reply_bytes: status === 0 ? 0 : sizeOf(noted),
    request_id: clean(noted.requestId),
    session_id: caller.sessionId,
    key_name: caller.keyName,
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

/** Removes the caller's token from any text, and characters that PostgreSQL can't store. */
function cleaner(authorization: RequestHeaders[string]): Clean {
  const [, token] = /(\S+)\s*$/.exec(textIn(authorization)) ?? []
  const clean = (text: string | null) => {
    if (text === null) return null
    const open = token && text.includes(token) ? text.replaceAll(token, REDACTED) : text
    return open.includes('\0') || !open.isWellFormed() ? open.toWellFormed().replaceAll('\0', '\ufffd') : open
  }
  // Text stays text, and null stays null.
  return clean as Clean
}

const textIn = (value: RequestHeaders[string]) => (typeof value === 'string' ? value : '')
/** The page that sent a request. */
export const pageOf = (page: RequestHeaders[string]) => (/^[\w-]{1,40}$/.test(textIn(page)) ? textIn(page) : null)

function textOf({ sent, replyHeaders }: Noted): string | null {
  if (typeof sent === 'string') return sent
  const bytes = sent instanceof Uint8Array ? sent : sent.beginning
  const isText = bytes.length > 0 && /\bjson\b|^text\//.test(replyHeaders.get('content-type') ?? '')
  // The start of a stream may end in the middle of a character.
  return isText ? new TextDecoder().decode(bytes, { stream: bytes !== sent }) : null
}

function sizeOf({ sent }: Noted): number {
  if (typeof sent === 'string') return byteLength(sent)
  return sent instanceof Uint8Array ? sent.length : sent.bytes
}

const MAX_DECLARED_BYTES = 2 ** 31 - 1

/** A client can declare a length that no column can store, which would fail the whole batch of rows. */
const declaredSize = (length: unknown) =>
  Math.min(MAX_DECLARED_BYTES, Math.max(0, Math.trunc(Number(length ?? 0)) || 0))

/** The start of a long text, cut between two characters. */
function cut(text: string | null): [text: string | null, isCut: boolean] {
  if (text === null || text.length * 3 <= MAX_BODY_BYTES || byteLength(text) <= MAX_BODY_BYTES) return [text, false]
  const bytes = new TextEncoder().encode(text).subarray(0, MAX_BODY_BYTES)
  return [new TextDecoder().decode(bytes, { stream: true }), true]
}
