import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '#server/log.ts'

/** How much of a body that nobody reads is read past, and for how long. More is not waited for: its connection ends. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024
const MAX_UNREAD_MS = 2_000

/** Node's request behind Hono's; a request made in process has none. */
export const incomingOf = (c: Context): IncomingMessage | undefined =>
  ((c.env ?? {}) as { incoming?: IncomingMessage }).incoming

/** Did the caller go away before the body had come? Then whatever failed is no fault of ours, and nobody hears the answer. */
export function isBodyAborted(c: Context): boolean {
  const incoming = incomingOf(c)
  return incoming?.destroyed === true && !incoming.complete
}

/** Nobody is there to read it, so it says nothing. */
export function answerAborted(c: Context, log: Log): Response {
  log.debug({ method: c.req.method, path: c.req.path, requestId: c.get('requestId') }, 'the caller went away')
  return c.body(null, 400)
}

/**
 * An answer may be ready before the body was read, as a refusal is. What is left of it stands before the connection's next request, so
 * it is read past; where that would take too long the answer says that the connection ends.
 */
export const settleBody: MiddlewareHandler = async (c, next) => {
  await next()
  const incoming = incomingOf(c)
  if (!incoming || incoming.readableEnded || incoming.destroyed) return
  const isLong = Number(incoming.headers['content-length'] ?? 0) > MAX_UNREAD_BYTES
  if (isLong || !(await readPast(incoming))) c.header('connection', 'close')
}

/** Gives whether all of it was read. */
function readPast(incoming: IncomingMessage): Promise<boolean> {
  // Whoever began to read it has stopped, and would hold the rest back.
  incoming.removeAllListeners('data')
  return new Promise(resolve => {
    let bytes = 0
    const settle = (isRead: boolean) => {
      clearTimeout(timer)
      incoming.off('data', count).off('end', end).off('close', end)
      resolve(isRead)
    }
    const end = () => settle(true)
    const count = (piece: Buffer) => {
      bytes += piece.length
      if (bytes > MAX_UNREAD_BYTES) settle(false)
    }
    const timer = setTimeout(settle, MAX_UNREAD_MS, false)
    incoming.on('data', count).once('end', end).once('close', end)
    // Whoever began to read it may have paused it.
    incoming.resume()
  })
}
