import type { Context } from 'hono'
import type { Log } from '#server/platform/log.ts'

/** The response is empty because nobody receives it. */
export function answerAborted(c: Context, log: Log): Response {
  log.debug({ method: c.req.method, path: c.req.path, requestId: c.get('requestId') }, 'the caller went away')
  return c.body(null, 400)
}
