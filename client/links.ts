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

/** The audit trail, showing what became of one row. */
export const historyPath = (noun: string, id: string | number): string =>
  `/page3/page3_08?${new URLSearchParams({ noun, row: String(id) })}`
