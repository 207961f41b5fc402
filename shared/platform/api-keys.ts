import type { Endpoint } from '#shared/contract.ts'

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

type Called = Pick<Endpoint, 'method' | 'needs' | 'needsSession'>

/**
 * Whether a key with this scope may call the endpoint, provided that its operator may. Public endpoints such as sign-in
 * take no key, and the real-time channel needs a session.
 */
export const mayKeyCall = (scope: Scope, { method, needs, needsSession }: Called): boolean =>
  !needsSession && needs !== 'public' && needs !== 'channel:use' && (scope === 'write' || method === 'GET')
