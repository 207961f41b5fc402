import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'

/** How much of an unread request body the server drains, and for how long. Beyond that it closes the connection. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024
const MAX_UNREAD_MS = 2_000

/** The line over which a request came, and what a practice fault may do to it. */
export type Connection = {
  /** The network address of the other end. */
  address: string
  /** The headers as they came, in lower case. */
  headers: IncomingHttpHeaders
  readonly isCut: boolean
  /** Destroys the connection, so that the rest of the response is never sent. */
  cut(): void
}

/** Node's request behind Hono's. A request made in process has none. */
const incomingOf = (c: Context): IncomingMessage | undefined =>
  ((c.env ?? {}) as { incoming?: IncomingMessage }).incoming

/** The connection of a request. A request made in process has none. */
export function connectionOf(c: Context): Connection | undefined {
  const incoming = incomingOf(c)
  if (!incoming) return undefined
  const { socket, headers } = incoming
  return {
    address: socket.remoteAddress ?? '',
    headers,
    get isCut() {
      return socket.destroyed
    },
    cut: () => socket.destroy(),
  }
}

/** Whether the caller disconnected before the body arrived. An error after that isn't ours. */
export function isBodyAborted(c: Context): boolean {
  const incoming = incomingOf(c)
  return incoming?.destroyed === true && !incoming.complete
}

/**
 * A response, such as a refusal, can be ready before the request body was read. The rest of the body would block the
 * connection's next request, so it is drained. If that takes too long, the response closes the connection.
 */
export const settleBody: MiddlewareHandler = async (c, next) => {
  await next()
  const incoming = incomingOf(c)
  if (!incoming || incoming.readableEnded || incoming.destroyed) return
  const isLong = Number(incoming.headers['content-length'] ?? 0) > MAX_UNREAD_BYTES
  if (isLong || !(await readPast(incoming))) c.header('connection', 'close')
}

/** Drains the body. Returns false if it exceeded the limits. */
function readPast(incoming: IncomingMessage): Promise<boolean> {
  // An earlier reader has stopped consuming, and its listener would stop the flow.
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
    // The earlier reader may have paused the stream.
    incoming.resume()
  })
}
