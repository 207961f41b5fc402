import type { Selectable } from 'kysely'
import type { TrafficTable } from '#resources/traffic/table.ts'
import { parseJson } from '#shared/text/parse-json.ts'
import { parseBeginning } from './parse-beginning.ts'

/** A request as lessons see it, without headers and bodies. */
export type Glimpse = {
  id: number
  requestId: string
  /** When the request arrived, and when its response was ready. */
  atMs: number
  answeredAtMs: number
  endpoint: string
  method: string
  path: string
  status: number
  durationMs: number
  /** The practice fault as the response names it, also if a rule let this request pass (`none;rule=1;call=5`). */
  fault: string | null
  /** Whether a practice fault took effect. */
  isFaulty: boolean
  agent: string
  /** The session of the caller. Null for an API key. */
  sessionId: number | null
  /** The sandbox that the caller worked in. */
  sandboxId: string | null
  /** Whether the caller used an API key. */
  isByKey: boolean
  page: string | null
  query: Record<string, string>
}

export type Seen = Glimpse & {
  requestHeaders: Record<string, string>
  replyHeaders: Record<string, string>
  /** The parsed bodies. Undefined if there was none. If it was too long to be stored completely, its beginning. */
  request: unknown
  reply: unknown
}

/** The columns of a glimpse: everything except headers and bodies, which can take many kilobytes per row. */
export const GLIMPSE_COLUMNS = [
  'id',
  'at',
  'method',
  'endpoint',
  'status',
  'page',
  'fault',
  'path',
  'duration_ms',
  'request_id',
  'session_id',
  'sandbox_id',
  'agent',
] as const

export function glimpseOf(row: Pick<Selectable<TrafficTable>, (typeof GLIMPSE_COLUMNS)[number]>): Glimpse {
  return {
    id: row.id,
    requestId: row.request_id,
    atMs: Date.parse(row.at),
    answeredAtMs: Date.parse(row.at) + row.duration_ms,
    endpoint: row.endpoint,
    method: row.method,
    path: row.path.replace(/\?.*$/, ''),
    status: row.status,
    durationMs: row.duration_ms,
    fault: row.fault,
    isFaulty: row.fault !== null && !row.fault.startsWith('none;'),
    agent: row.agent,
    sessionId: row.session_id,
    sandboxId: row.sandbox_id,
    isByKey: row.session_id === null,
    page: row.page,
    query: Object.fromEntries(new URLSearchParams(row.path.split('?')[1])),
  }
}

/** Parses headers and bodies lazily and only once, because a task may compare a request with many others. */
export function seenOf(row: Selectable<TrafficTable>): Seen {
  const requestHeaders = once(() => parseJson(row.request_headers) as Record<string, string>)
  const replyHeaders = once(() => parseJson(row.reply_headers) as Record<string, string>)
  const request = once(() =>
    row.is_request_cut ? parseBeginning(row.request_body ?? '') : parseJson(row.request_body ?? ''),
  )
  const reply = once(() => (row.is_reply_cut ? parseBeginning(row.reply_body ?? '') : parseJson(row.reply_body ?? '')))
  return {
    ...glimpseOf(row),
    get requestHeaders() {
      return requestHeaders()
    },
    get replyHeaders() {
      return replyHeaders()
    },
    get request() {
      return request()
    },
    get reply() {
      return reply()
    },
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
