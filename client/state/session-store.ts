import { safely } from './storage.ts'

/** What one document of this tab leaves for the next one. */
export const SESSION_KEYS = {
  wantedPath: 'wanted-path',
  notice: 'sign-in-notice',
  reply: 'sign-in-reply',
  reads: 'reads',
  beside: 'beside',
} as const

/**
 * Session storage. It outlives a reload of this tab and concerns no other tab. (The keys of local storage are
 * prescribed by S-AUTH-3.) Without it, the wanted path and a notice are lost, but signing in still works.
 */
export const sessionStore = safely(() => sessionStorage)
