import * as z from 'zod/mini'
import { type Endpoint, isSchema, refusal } from '#shared/contract.ts'
import type { PROBLEMS } from '#shared/errors.ts'
import { takesVersion } from '#shared/headers.ts'

/** Refusals with one status that an endpoint may return without declaring them. */
type CommonRefusal = {
  description: string
  codes: [keyof typeof PROBLEMS, ...(keyof typeof PROBLEMS)[]]
  appliesTo: (endpoint: Endpoint) => boolean
}

const isProtected = ({ needs }: Endpoint) => needs !== 'public'

/** The server sends no other undeclared refusals (server/http/serve.ts). The OpenAPI document includes this list. */
const COMMON_REFUSALS: { [status: number]: CommonRefusal } = {
  400: { description: 'The request does not match the schema', codes: ['invalid-input'], appliesTo: () => true },
  401: {
    description: 'Not signed in, or the session or the key has ended',
    codes: ['not-signed-in', 'session-ended', 'key-ended'],
    appliesTo: isProtected,
  },
  403: {
    description: 'Not permitted, or the origin is not allowed',
    codes: ['not-permitted', 'not-yours', 'wrong-origin'],
    appliesTo: isProtected,
  },
  409: {
    description: 'The sandbox has been deleted, or is not the one that the request names',
    codes: ['sandbox-gone', 'sandbox-changed'],
    appliesTo: endpoint => isProtected(endpoint) && endpoint.method !== 'GET',
  },
  413: {
    description: 'The body is too large',
    codes: ['too-large'],
    appliesTo: ({ body }) => body !== undefined,
  },
  415: { description: 'The body must be JSON', codes: ['wrong-media-type'], appliesTo: ({ body }) => isSchema(body) },
  428: {
    description: 'If-Match is missing',
    codes: ['version-required'],
    appliesTo: ({ headers }) => takesVersion(headers),
  },
  503: {
    description: 'The server is busy, or its database or disk is unavailable. Retry after the time in Retry-After',
    codes: ['unavailable', 'busy', 'storage-full', 'storage-failed'],
    appliesTo: () => true,
  },
}

const members = { retryAfterSeconds: z.optional(z.int()) }
const SCHEMAS = new Map(
  Object.entries(COMMON_REFUSALS).map(([status, { codes }]) => [Number(status), refusal(codes, members)]),
)

/** The schema of the undeclared refusals with this status that the endpoint may return, or null if there are none. */
export const commonRefusal = (endpoint: Endpoint, status: number) =>
  COMMON_REFUSALS[status]?.appliesTo(endpoint) ? (SCHEMAS.get(status) ?? null) : null

export const commonRefusals = Object.entries(COMMON_REFUSALS).map(([status, { description }]) => ({
  status: Number(status),
  description,
  // SCHEMAS has every status of COMMON_REFUSALS.
  schema: SCHEMAS.get(Number(status)) as NonNullable<ReturnType<typeof commonRefusal>>,
}))

const notFound = refusal(['not-found'])
const replies = new WeakMap<Endpoint, Endpoint['replies']>()

/** What an endpoint declares, and 404 if its path names a row, and 412 with the current row if it updates one. */
export function repliesOf(endpoint: Endpoint): Endpoint['replies'] {
  const known = replies.get(endpoint) ?? withImplied(endpoint)
  replies.set(endpoint, known)
  return known
}

function withImplied({ path, headers, replies: declared }: Endpoint): Endpoint['replies'] {
  const implied: Endpoint['replies'] = {}
  if (path.includes(':')) implied[404] = notFound
  const current = takesVersion(headers) && declared[200]
  if (isSchema(current)) implied[412] = refusal(['stale'], { current })
  return { ...implied, ...declared }
}
