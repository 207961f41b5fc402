import type { Endpoint } from '#shared/contract.ts'

/** What every API key begins with, so that it is known for one wherever it turns up. */
export const KEY_PREFIX = 'strive_'

/** `read`: what only reads. `write`: all that a key may do. */
export const SCOPES = ['read', 'write'] as const
export type Scope = (typeof SCOPES)[number]

/** How many keys an operator may have, and how many origins a key. */
export const MAX_KEYS = 20
export const MAX_ORIGINS = 10
export const MAX_LIFE_DAYS = 366

/** Written just as a browser sends it: `https://app.example`, `http://localhost:5173`. */
export const isOrigin = (text: string): boolean =>
  /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

type Called = Pick<Endpoint, 'method' | 'needs' | 'needsSession'>

/** May a key of this scope call the endpoint, if its operator may? Signing in asks for none, and the real-time channel is no key's. */
export const mayKeyCall = (scope: Scope, { method, needs, needsSession }: Called): boolean =>
  !needsSession && needs !== 'public' && needs !== 'channel:use' && (scope === 'write' || method === 'GET')
