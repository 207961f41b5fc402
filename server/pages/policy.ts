import type { MiddlewareHandler } from 'hono'

/**
 * The names under which the client may make something that runs; each policy stands where it is used. `default` is asked about plain
 * texts: client/ui/map/worker.ts admits one address with it.
 */
const TRUSTED_TYPES = ['strive-sky', 'strive-import', 'default']

/** What pages may reach beyond the console itself, by origin: pictures, and parts of maps. A deployment names them. */
export type Origins = { images: readonly string[]; maps: readonly string[] }
export const OWN_ONLY: Origins = { images: [], maps: [] }

const directives = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** Nothing inline runs, nothing foreign is loaded, nobody frames the console. */
const policyOf = (styleHash: string, { images, maps }: Origins) =>
  directives({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': `'self' '${styleHash}'`,
    'img-src': ["'self' data: blob:", ...images].join(' '),
    'connect-src': ["'self'", ...maps].join(' '),
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': TRUSTED_TYPES.join(' '),
  })

/** In development Vite writes styles and its own client inline. */
const devPolicyOf = ({ images, maps }: Origins) =>
  directives({
    'default-src': "'self'",
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': ["'self' data: blob:", ...images].join(' '),
    'connect-src': ["'self'", ...maps].join(' '),
    'frame-ancestors': "'none'",
  })

/**
 * The headers of everything that the client is made of. Without a hash of its inline style they are those of development.
 */
export const pageHeaders =
  (readStyleHash: () => string | null, origins: Origins): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const styleHash = readStyleHash()
    c.header('content-security-policy', styleHash ? policyOf(styleHash, origins) : devPolicyOf(origins))
    c.header('referrer-policy', 'strict-origin-when-cross-origin')
    c.header('cross-origin-opener-policy', 'same-origin')
    c.header('cross-origin-resource-policy', 'same-origin')
    c.header('permissions-policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()')
  }
