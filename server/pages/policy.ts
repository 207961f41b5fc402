import type { MiddlewareHandler } from 'hono'

/**
 * The trusted-types policies that the client may create, each defined where it is used. `default` is applied to plain
 * strings: client/ui/map/worker.ts uses it to allow one URL.
 */
const TRUSTED_TYPES = ['strive-sky', 'strive-import', 'strive-failure', 'strive-xml', 'strive-offline', 'default']

/** External origins that pages may use, for pictures and for maps. Set by the deployment. */
export type Origins = { images: readonly string[]; maps: readonly string[] }
export const OWN_ONLY: Origins = { images: [], maps: [] }

const directives = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** What stands inside documents, by its hash. */
type Hashes = { styleHash: string; scriptHash: string }

/** No inline scripts but one, no foreign resources, no framing. */
const rulesOf = ({ styleHash, scriptHash }: Hashes, { images, maps }: Origins) => ({
  'default-src': "'self'",
  'script-src': `'self' '${scriptHash}'`,
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

/** The same inside a document, for a host of static files: only a header can forbid framing. */
export function metaPolicy(hashes: Hashes): string {
  const { 'frame-ancestors': _, ...rules } = rulesOf(hashes, OWN_ONLY)
  return directives({ ...rules, 'trusted-types': [...TRUSTED_TYPES, 'strive-tab'].join(' ') })
}

/** In development Vite inlines styles and its own client. */
const devPolicyOf = ({ images, maps }: Origins) =>
  directives({
    'default-src': "'self'",
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': ["'self' data: blob:", ...images].join(' '),
    'connect-src': ["'self'", ...maps].join(' '),
    'frame-ancestors': "'none'",
  })

/** The headers of all pages and client files. Without hashes the development policy applies. */
export const pageHeaders =
  (readHashes: () => Hashes | null, origins: Origins): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const hashes = readHashes()
    c.header('content-security-policy', hashes ? directives(rulesOf(hashes, origins)) : devPolicyOf(origins))
    c.header('referrer-policy', 'strict-origin-when-cross-origin')
    c.header('cross-origin-opener-policy', 'same-origin')
    c.header('cross-origin-resource-policy', 'same-origin')
    c.header('permissions-policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()')
  }
