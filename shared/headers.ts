import * as z from 'zod/mini'

/** Headers of a change: the version of the row that the sender read, as the server gave it in `ETag`. */
const EntityTag = z.optional(z.string())
export const ifMatch = { 'if-match': EntityTag }

/** Does an endpoint with these headers change the version of a row that its sender names, and no other? */
export const takesVersion = (headers: unknown): boolean =>
  headers instanceof z.ZodMiniObject && 'if-match' in headers.shape

/** Up to a hundred visible characters of ASCII. */
const IdempotencyKey = z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/)))

/**
 * Headers of an endpoint that creates something: sent again with the same key it is done once, and answered the same. Whoever
 * declares them is served so (server/writes/answer-once.ts), and declares the refusal 422 `key-reused`. The answer is kept for a day, so none may hold a secret.
 */
export const idempotent = { 'idempotency-key': IdempotencyKey }

/** Does an endpoint with these headers do its work once for each key? */
export const isIdempotent = (headers: unknown): boolean =>
  headers instanceof z.ZodMiniObject && headers.shape['idempotency-key'] === IdempotencyKey
