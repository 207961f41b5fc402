import type { Endpoint } from '#shared/contract.ts'
import { SESSION_PERMISSIONS } from '#shared/permissions.ts'

/** The prefix of every API key, which makes keys easy to recognize. */
export const KEY_PREFIX = 'strive_'

/** `read` allows only GET requests, `write` everything that a key may do. */
export const SCOPES = ['read', 'write'] as const
export type Scope = (typeof SCOPES)[number]

/** The limits of keys per operator, and of origins per key. */
export const MAX_KEYS = 20
export const MAX_ORIGINS = 10
export const MAX_LIFE_DAYS = 366

/** Whether the text is an origin exactly as a browser sends it: `https://app.example`, `http://localhost:5173`. */
export const isOrigin = (text: string): boolean =>
  /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** Whether API keys may not call the endpoint. */
export const isForSessions = ({ needs, needsSession }: Pick<Endpoint, 'needs' | 'needsSession'>): boolean =>
  needsSession === true || SESSION_PERMISSIONS.some(permission => permission === needs)

/**
 * Whether a key with this scope may call the endpoint, provided that its operator may. Public endpoints such as sign-in
 * take no key.
 */
export const mayKeyCall = (scope: Scope, endpoint: Pick<Endpoint, 'method' | 'needs' | 'needsSession'>): boolean =>
  !isForSessions(endpoint) && endpoint.needs !== 'public' && (scope === 'write' || endpoint.method === 'GET')
