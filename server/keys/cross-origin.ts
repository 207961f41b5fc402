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
/** How long a browser caches a preflight. If a key loses the origin meanwhile, the request itself is refused. */
const PREFLIGHT_SECONDS = 600

/** The origin of the calling page. Null for the console's own, and for callers that aren't pages. */
export function foreignOrigin(c: Context): string | null {
  const origin = c.req.header('origin')
  if (origin === undefined || c.req.header('sec-fetch-site') === 'same-origin') return null
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host') ? null : origin
}

/** Lets the page of this origin read the response. No cookie of the console grants anything, so CORS credentials aren't needed. */
export function openTo(c: Context, origin: string): void {
  c.header(ALLOW, origin)
  c.header(EXPOSE, READ_HEADERS)
}

/** Reverts `openTo`. */
export function closeToAll(c: Context): void {
  c.header(ALLOW, undefined)
  c.header(EXPOSE, undefined)
}

/** Replaces the CORS headers of an earlier response with the current ones, because it may go to another caller. */
export function keepReaders(from: Headers, to: Headers): void {
  for (const name of [ALLOW, EXPOSE, 'vary']) {
    const value = from.get(name)
    if (value === null) to.delete(name)
    else to.set(name, value)
  }
}

/**
 * Until the caller is known, a page may read the response if any key allows its origin, so that it can see why it was
 * refused. admit.ts then decides by the actual key.
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

/** Responds to a preflight request. A preflight carries no key, so the origin is accepted if any key allows it. */
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
