import type { Context } from 'hono'
import { problemResponse } from '#server/http/reply.ts'
import { connectionOf } from '#server/platform/connection.ts'
import { later } from '#server/platform/turns.ts'
import { refuse } from '#shared/errors.ts'

/** How long a request id is remembered. A browser resends at once, but may have many connections to try. */
const RESENT_WITHIN_MS = 60_000
/** Without an id, the next attempt may be a retry, so this is shorter than any client waits before one. */
const RESENT_WITHOUT_ID_WITHIN_MS = 400

/** Destroys the connection instead of responding. A request made in process has none and is refused. */
export function cutConnection(c: Context): Response {
  const connection = connectionOf(c)
  if (!connection) return problemResponse(c, refuse('practice-fault').body)
  connection.cut()
  return c.body(null)
}

/**
 * A browser whose kept-alive connection breaks before the response sends the request again by itself, without the page
 * noticing (RFC 9112, 9.3.1). That is still the same call, so it is cut as well: a cut affects each call of the page
 * once. Chromium resends on every idle connection, one after the other (we have seen up to nine). The console gives
 * each attempt an X-Request-Id, which a resent request repeats and a retry does not. Without an id, a resend is
 * recognised by arriving soon after the cut.
 */
export function createResends() {
  const cut = new Set<string>()
  const keyOf = (c: Context, call: string) => `${c.req.header('x-request-id') ?? ''} ${call}`
  return {
    note(c: Context, call: string) {
      if (!isFromBrowser(c)) return
      const key = keyOf(c, call)
      cut.add(key)
      const hasId = c.req.header('x-request-id') !== undefined
      later(() => cut.delete(key), hasId ? RESENT_WITHIN_MS : RESENT_WITHOUT_ID_WITHIN_MS)
    },
    isResent: (c: Context, call: string): boolean => isFromBrowser(c) && cut.has(keyOf(c, call)),
  }
}

const isFromBrowser = (c: Context) => c.req.header('sec-fetch-site') !== undefined
