import * as z from 'zod/mini'
import type { Endpoint } from './contract.ts'

/**
 * The header of an update: the version of the row that the sender read, from its `ETag`. Without it, the server refuses
 * with 428 (server/http/decode.ts).
 */
const EntityTag = z.string().check(z.regex(/^(W\/)?"[^"]*"$/))
export const ifMatch = {
  /** The `ETag` of the row that was read, with its quotes: `"3"`. */
  'if-match': EntityTag,
}

/** Whether an endpoint with these headers updates a row only at the version that the request names. */
export const takesVersion = (headers: unknown): boolean =>
  headers instanceof z.ZodMiniObject && headers.shape['if-match'] === EntityTag

/** Whether a response is a row with a version, which is sent as its `ETag`, too. */
export function isTagged({ replies, isUntagged }: Pick<Endpoint, 'replies' | 'isUntagged'>, status: number): boolean {
  const reply = replies[status]
  return !isUntagged && reply instanceof z.ZodMiniObject && reply.shape.version instanceof z.ZodMiniNumber
}

/** Whether calls of an endpoint may change something. Some that only read take a body, so they are sent with POST. */
export const isWrite = ({ method, isRead }: Pick<Endpoint, 'method' | 'isRead'>): boolean => method !== 'GET' && !isRead

/**
 * The sandbox in which the sender of a write believes to work, for a session that may be switched to another one by
 * another tab. If it works elsewhere by now, the write is refused (server/http/admit.ts).
 */
export const SANDBOX_HEADER = 'x-strive-sandbox'

/** The headers of a success that the OpenAPI document lists. */
export const sentHeaders = (endpoint: Pick<Endpoint, 'replies' | 'sends' | 'isUntagged'>, status: number) => [
  ...(isTagged(endpoint, status) ? ['etag'] : []),
  ...(endpoint.sends ?? []),
]

/** Whether a read sends the version of what it returns, and 304 to a client whose `If-None-Match` names that version. */
export const isConditional = (endpoint: Pick<Endpoint, 'method' | 'replies' | 'sends' | 'isUntagged'>): boolean =>
  endpoint.method === 'GET' && sentHeaders(endpoint, 200).includes('etag')

/** Up to 100 visible ASCII characters. */
const IdempotencyKey = z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/)))

/**
 * The header of an endpoint that creates something. A request that is repeated with the same key runs once and gets the
 * same response (server/writes/answer-once.ts). The endpoint must also declare the refusal 422 `key-reused`. The
 * response is kept for a day, so it must not contain a secret.
 */
export const idempotent = {
  /** A text of its own for each request, such as a UUID. A repeated request with the same one runs once. */
  'idempotency-key': IdempotencyKey,
}

/** Whether an endpoint with these headers runs once per key. */
export const isIdempotent = (headers: unknown): boolean =>
  headers instanceof z.ZodMiniObject && headers.shape['idempotency-key'] === IdempotencyKey

/** Whether a repeated request does nothing twice: it runs once per key or version, or its method is idempotent. */
export const isRepeatable = ({ method, headers }: Pick<Endpoint, 'method' | 'headers'>): boolean =>
  method === 'PUT' || method === 'DELETE' || isIdempotent(headers) || takesVersion(headers)
