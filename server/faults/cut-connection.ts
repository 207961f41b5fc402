import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import type { Context } from 'hono'
import { incomingOf } from '#server/http/incoming.ts'
import { problemResponse } from '#server/http/reply.ts'
import { refuse } from '#shared/errors.ts'

/** Some browsers send nothing again: then this is how long the page's next call may be taken for it. */
const RESENT_WITHIN_MS = 5_000
/** A request comes at once on a connection that was opened for it. One that waited longer was opened ahead, and stood idle. */
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
 * known by following a cut of a connection that had carried an answer before, or that Chromium had opened ahead; when a fresh one
 * breaks, the page hears of it at once.
 */
export function createResends() {
  const expected = new Set<string>()
  return {
    note(c: Context, key: string) {
      if (!isFromBrowser(c) || !isReused(c)) return
      expected.add(key)
      setTimeout(() => expected.delete(key), RESENT_WITHIN_MS).unref()
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
