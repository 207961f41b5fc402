import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import type { Context } from 'hono'
import { incomingOf } from '#server/http/incoming.ts'
import { problemResponse } from '#server/http/reply.ts'
import { refuse } from '#shared/errors.ts'

/** A browser resends at once. Some don't resend at all, and the page's next call would be taken for a resend for so long. */
const RESENT_WITHIN_MS = 5_000
/** The same for a connection that was probably new, where a resend is rare: shorter than any page waits before it retries. */
const RESENT_ON_NEW_WITHIN_MS = 400
/** A request arrives at once on a connection that was opened for it. If it took longer, the connection was opened ahead. */
const IDLE_FROM_MS = 250

const openedAt = new WeakMap<Socket, number>()
subscribe('net.server.socket', message => {
  openedAt.set((message as { socket: Socket }).socket, performance.now())
})

/** Destroys the connection: nothing of an answer leaves. A request made in process has none, and is refused instead. */
export function cutConnection(c: Context): Response {
  const incoming = incomingOf(c)
  if (!incoming) return problemResponse(c, { ...refuse('practice-fault').body, requestId: c.get('requestId') })
  incoming.socket.destroy()
  return c.body(null)
}

/**
 * A browser whose kept-alive connection breaks before the answer sends the request once more by itself, unknown to the page
 * (RFC 9112, 9.3.1). That is the same request, not the page's next one, so it is cut as well: a cut hits what the page did, once. It is
 * recognised by arriving soon after the cut. Chromium resends on connections that have carried a response, one after the other until none
 * is left (up to nine were counted), and on those it had opened ahead. A new connection that breaks is reported to the page, but the
 * server can't always tell a new one from one opened ahead a moment ago.
 */
export function createResends() {
  const expected = new Set<string>()
  return {
    note(c: Context, key: string) {
      if (!isFromBrowser(c)) return
      expected.add(key)
      setTimeout(() => expected.delete(key), isReused(c) ? RESENT_WITHIN_MS : RESENT_ON_NEW_WITHIN_MS).unref()
    },
    /** Is this the one that was to come? There is but one. */
    isResent: (c: Context, key: string): boolean => isFromBrowser(c) && expected.delete(key),
  }
}
export type Resends = ReturnType<typeof createResends>

const isFromBrowser = (c: Context) => c.req.header('sec-fetch-site') !== undefined
function isReused(c: Context): boolean {
  const socket = incomingOf(c)?.socket
  if (!socket) return false
  const age = performance.now() - (openedAt.get(socket) ?? performance.now())
  return socket.bytesWritten > 0 || age > IDLE_FROM_MS
}
