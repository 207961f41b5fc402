import type { Context, MiddlewareHandler } from 'hono'
import { countQueries } from '#server/database/count-queries.ts'
import { connectionOf } from '#server/platform/connection.ts'
import { NOTHING, notedSent, type Sent, watchStream } from '#server/sent.ts'
import type { Caller } from '#server/sessions/caller.ts'
import { type Endpoint, isSchema } from '#shared/contract.ts'
import { type Concealer, createConcealer } from './conceal.ts'
import type { Noted } from './row.ts'

/**
 * Records every request of the endpoint with exactly what was sent back. A response whose text was not noted is a
 * stream: it is watched and recorded when it ends, so that no response bypasses the log.
 */
export function createRecorder(
  { id, endpoint }: { id: string; endpoint: Endpoint },
  record: (noted: Noted) => void,
): MiddlewareHandler {
  // Created on the first request. Creating it for all endpoints would add a tenth to the startup time.
  let made: Concealer | undefined
  const concealer = () => {
    made ??= createConcealer(endpoint)
    return made
  }
  const hasBody = isSchema(endpoint.body)
  return async (c, next) => {
    const atMs = Date.now()
    const begun = performance.now()
    const queries = { count: 0 }
    await countQueries(queries, next)
    const caller: Caller | null | undefined = c.get('caller')
    // Without an account there is no log to add the request to.
    if (!caller) return
    const connection = connectionOf(c)
    const isCut = connection?.isCut ?? false
    const { status, headers: replyHeaders } = c.res
    const received = hasBody ? await bodyOf(c, isCut, status) : null
    const recordSent = (sent: Sent) =>
      record({
        endpoint: id,
        concealer: concealer(),
        caller,
        requestId: c.get('requestId'),
        // A request made in process has no connection, so its headers come from the web `Request`.
        request: { method: c.req.method, url: c.req.url, headers: connection?.headers ?? c.req.header() },
        received,
        status: isCut ? 0 : status,
        replyHeaders,
        sent,
        atMs,
        durationMs: performance.now() - begun,
        queryCount: queries.count,
      })
    const sent = isCut ? NOTHING : notedSent(c.res)
    if (sent !== undefined) return recordSent(sent)
    const { body } = c.res
    // An event stream stays open for hours, so it is recorded when it opens, without its events.
    if (body === null || isEventStream(replyHeaders)) return recordSent(NOTHING)
    c.res = new Response(watchStream(body, recordSent), c.res)
  }
}

const isEventStream = (headers: Headers) => headers.get('content-type')?.startsWith('text/event-stream') ?? false

const TOO_LARGE = 413

/**
 * The request body as text. Usually it has been read already. If the request was refused before, it is read now, unless
 * it is too large or the connection was cut.
 */
async function bodyOf(c: Context, isCut: boolean, status: number): Promise<string | null> {
  if (c.req.bodyCache.text === undefined && (isCut || status === TOO_LARGE)) return null
  try {
    return await c.req.text()
  } catch {
    return null
  }
}
