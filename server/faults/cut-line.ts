import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { problemResponse } from '#server/serve.ts'
import { refuse } from '#shared/errors.ts'

const RESENT_WITHIN_MS = 300

/** Destroys the connection: nothing of an answer leaves. A request made in process has none, and is refused instead. */
export function cutLine(c: Context): Response {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  if (!incoming) return problemResponse(c, { ...refuse('practice-fault').body, requestId: c.get('requestId') })
  incoming.socket.destroy()
  return c.body(null)
}

/**
 * A browser whose kept-alive connection breaks before the answer sends the request once more by itself, without telling the
 * page (RFC 9112, 9.3.1). That is the same request, not the page's next one: it is known by coming at once and being alike, so
 * that a cut hits what the page did, once.
 */
export function createResends() {
  const cutAt = new Map<string, number>()
  return {
    note(key: string) {
      cutAt.set(key, Date.now())
      setTimeout(() => cutAt.delete(key), RESENT_WITHIN_MS).unref()
    },
    isResent: (c: Context, key: string): boolean =>
      c.req.header('sec-fetch-site') !== undefined && Date.now() - (cutAt.get(key) ?? 0) < RESENT_WITHIN_MS,
  }
}
export type Resends = ReturnType<typeof createResends>
