import type { LoginFilter } from '#resources/login-log/contract.ts'

type LoginRows = Pick<LoginFilter, 'outcome'> & {
  /** Days of the operator's zone, both included. */
  from?: string
  to?: string
}

/** The login log, showing just these rows. */
export function loginLogPath(rows: LoginRows): string {
  const given = Object.entries(rows).filter(([, value]) => value !== undefined)
  return `/page3/page3_04?${new URLSearchParams(Object.fromEntries(given))}`
}

/** A request in the traffic log. */
export const trafficPath = (requestId: string): string => `/page8/page8_04/${encodeURIComponent(requestId)}`
