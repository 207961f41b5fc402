import type { Context, MiddlewareHandler } from 'hono'
import { APPLIED_HEADER, FAULT_HEADER } from '#shared/platform/faults.ts'
import type { KnownOrigins } from './known-origins.ts'

const SENT_HEADERS = [
  'Authorization',
  'Content-Digest',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'X-Request-Id',
  FAULT_HEADER,
].join(', ')
const READ_HEADERS = [
  'ETag',
  'Location',
  'Retry-After',
  'X-Request-Id',
  'Idempotent-Replayed',
  APPLIED_HEADER,
  'Server-Timing',
  'RateLimit',
  'RateLimit-Policy',
].join(', ')
const ALLOW = 'access-control-allow-origin'
const EXPOSE = 'access-control-expose-headers'
/** A browser asks again after this; a key that has lost the origin meanwhile refuses by itself. */
const PREFLIGHT_SECONDS = 600

/** The origin of the page that asks, when it is not the console's own; null as well when it is no page that asks. */
export function foreignOrigin(c: Context): string | null {
  const origin = c.req.header('origin')
  if (origin === undefined || c.req.header('sec-fetch-site') === 'same-origin') return null
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host') ? null : origin
}

/** Lets the page of this origin read the answer. There are no cookies, so no credentials are spoken of. */
export function openTo(c: Context, origin: string): void {
  c.header(ALLOW, origin)
  c.header(EXPOSE, READ_HEADERS)
}

/** Takes that back. */
export function closeToAll(c: Context): void {
  c.header(ALLOW, undefined)
  c.header(EXPOSE, undefined)
}

/** An answer that was made for one caller is given to another: who may read it is said anew. */
export function keepReaders(from: Headers, to: Headers): void {
  for (const name of [ALLOW, EXPOSE, 'vary']) {
    const value = from.get(name)
    if (value === null) to.delete(name)
    else to.set(name, value)
  }
}

/**
 * Before it is known whose key this is, a page may read the answer when any key allows its origin: then it can see why it was
 * refused. Who the caller is settles it (admit.ts).
 */
export const openToKnown =
  (origins: KnownOrigins): MiddlewareHandler =>
  (c, next) => {
    const origin = foreignOrigin(c)
    if (origin !== null) {
      c.header('vary', 'Origin')
      if (origins.has(origin)) openTo(c, origin)
    }
    return next()
  }

/** Answers the question that a browser asks before it sends a request with a key. It carries none, so any key will do. */
export const answerPreflight =
  (origins: KnownOrigins, methods: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const origin = foreignOrigin(c)
    if (origin === null || !origins.has(origin)) return next()
    c.header('access-control-allow-methods', methods.join(', '))
    c.header('access-control-allow-headers', SENT_HEADERS)
    c.header('access-control-max-age', String(PREFLIGHT_SECONDS))
    return c.body(null, 204)
  }
