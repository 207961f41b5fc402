import { SANDBOX_HEADER } from '#shared/headers.ts'

/** The page of this console that sent the request: `page3_02`. */
export const PAGE_HEADER = 'x-strive-page'

/** Replaces a secret. */
export const REDACTED = '[secret]'

/** The limits of the log: bytes of a body, and requests per operator. */
export const MAX_BODY_BYTES = 16 * 1024
export const MAX_ENTRIES = 5_000
/** A learner has fewer, because a class has a hundred of them. */
export const MAX_LEARNER_ENTRIES = 1_000

/** The logged fields that decide whether a request can be resent unchanged. */
type Kept = {
  method: string
  path: string
  requestHeaders: Readonly<Record<string, string>>
  requestBody: string | null
  requestBytes: number
  isRequestCut: boolean
  replyHeaders: Readonly<Record<string, string>>
}

/** The reason why a request can't be resent: it would end a session, or it was not logged completely. */
export type Obstacle = 'session' | 'secret' | 'cut' | 'stream'

export function obstacleTo(request: Kept): Obstacle | null {
  const { method, path, requestHeaders, requestBody, requestBytes, isRequestCut, replyHeaders } = request
  if (method === 'DELETE' && path.startsWith('/api/sessions/')) return 'session'
  const sent = [path, requestBody ?? '', ...Object.values(replayedHeaders(requestHeaders))]
  if (sent.some(text => text.includes(REDACTED))) return 'secret'
  if (isRequestCut) return 'cut'
  if (replyHeaders['content-type']?.startsWith('text/event-stream')) return 'stream'
  if (requestBody !== null || requestBytes === 0) return null
  if (!isJson(requestHeaders)) return 'stream'
  return requestBytes > MAX_BODY_BYTES ? 'cut' : 'secret'
}

export const isJson = (headers: Readonly<Record<string, string>>): boolean =>
  /[/+]json\b/.test(headers['content-type'] ?? '')

/** The headers to resend. The client sets all others itself. */
export const replayedHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => OWN_HEADER.test(name) && !WRITTEN_ANEW.has(name)))

const OWN_HEADER = /^(accept|content-type|if-.+|idempotency-key|last-event-id|prefer|range|x-.+)$/
const WRITTEN_ANEW = new Set([
  PAGE_HEADER,
  SANDBOX_HEADER,
  'x-request-id',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
])
