import { api } from '#client/api/api.ts'
import { type LiveSession, listSessions } from '#resources/sessions/contract.ts'
import { agentName } from '#shared/platform/sign-ins/agent-name.ts'

export const sessionsQuery = api.query(listSessions)

/** The remaining time of a session that was shortened for practice. */
export const SHORT_SECONDS = 30

/** When a session ends by the clock of this machine, which may differ from the server's. */
export const endMsOf = ({ secondsLeft }: LiveSession, readAtMs: number): number => readAtMs + secondsLeft * 1000

/**
 * Classifies an IP address: the server's own machine, a private network (RFC 1918, RFC 4193, link-local), or public.
 */
export function nearnessOf(address: string): 'own' | 'local' | 'public' {
  if (address === '::1' || address.startsWith('127.') || address === 'in process') return 'own'
  const isPrivate = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i
  return isPrivate.test(address) ? 'local' : 'public'
}

/** `Chrome 140 · Linux`, or null if the client sent no User-Agent. */
export const deviceOf = ({ agent }: LiveSession): string | null => agentName(agent) || null

/** Minutes and seconds: `4:07`. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
