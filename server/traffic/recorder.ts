import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { countQueries } from '#server/database/count-queries.ts'
import type { Operation } from '#server/resources.ts'
import type { Services } from '#server/services.ts'
import { isSchema } from '#shared/contract.ts'
import { createConcealer } from './conceal.ts'
import { sentOf } from './sent.ts'
import { noTraffic } from './traffic.ts'

/** Stands round all else that happens to a request of the endpoint, and notes it when its answer is ready. */
export function createRecorder({ id, endpoint }: Operation, { traffic }: Services): MiddlewareHandler {
  if (endpoint.isUnlogged || traffic === noTraffic) return (_, next) => next()
  const concealer = createConcealer(endpoint)
  const hasBody = isSchema(endpoint.body)
  return async (c, next) => {
    const atMs = Date.now()
    const begun = performance.now()
    const queries = { count: 0 }
    await countQueries(queries, next)
    // Nobody is there to whom a request of nobody could be shown.
    const operator = c.get('operator')
    if (!operator) return
    const durationMs = performance.now() - begun
    const response = c.res
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
    const isCut = incoming?.socket.destroyed ?? false
    traffic.record({
      endpoint: id,
      concealer,
      operator,
      requestId: c.get('requestId'),
      // A request made in process has no line, and only the web's headers.
      request: { method: c.req.method, url: c.req.url, headers: incoming?.headers ?? c.req.header() },
      received: hasBody ? await bodyOf(c, isCut, response.status) : null,
      status: isCut ? 0 : response.status,
      replyHeaders: response.headers,
      sent: sentOf(response),
      atMs,
      durationMs,
      queryCount: queries.count,
    })
  }
}

const TOO_LARGE = 413

/** The body as text: read already as a rule. One that was refused unread is read now or never, unless it is too large or cut off. */
async function bodyOf(c: Context, isCut: boolean, status: number): Promise<string | null> {
  if (c.req.bodyCache.text === undefined && (isCut || status === TOO_LARGE)) return null
  try {
    return await c.req.text()
  } catch {
    return null
  }
}
