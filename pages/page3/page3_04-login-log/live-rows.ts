import type { Login, LoginFilter } from '#resources/login-log/contract.ts'

/**
 * Rows received by live message since the page was opened: those inserted at once, and those waiting for the reader.
 */
type Arrivals = { shown: readonly Login[]; waiting: readonly Login[] }
export const NO_ARRIVALS: Arrivals = { shown: [], waiting: [] }

/** With more than this, nobody is watching, and the list is refetched later. */
const KEPT = 500

/** Adds a row, once. */
export function arrive({ shown, waiting }: Arrivals, login: Login, isShownAtOnce: boolean): Arrivals {
  if ([...shown, ...waiting].some(one => one.id === login.id)) return { shown, waiting }
  return isShownAtOnce
    ? { shown: [login, ...shown].slice(0, KEPT), waiting }
    : { shown, waiting: [login, ...waiting].slice(0, KEPT) }
}

/** The waiting rows that match the filter and are not on the server's page yet. */
export const waitingFor = ({ waiting }: Arrivals, rows: readonly Login[], filter: LoginFilter): Login[] =>
  waiting.filter(login => matches(login, filter) && !rows.some(row => row.id === login.id))

/**
 * The newest page with the rows received since, each once, newest first. `hasMore`: rows older than the page's last row
 * belong to the next page (a record of a console that was offline arrives late).
 */
export function withArrived(rows: readonly Login[], shown: readonly Login[], hasMore: boolean): Login[] {
  const last = rows.at(-1)
  const added = shown.filter(
    login => !rows.some(row => row.id === login.id) && (!hasMore || !last || newestFirst(login, last) < 0),
  )
  return added.length > 0 ? [...added, ...rows].sort(newestFirst) : [...rows]
}

/** The server's order for `-loginTime`. */
const newestFirst = (a: Login, b: Login) =>
  a.loginTime === b.loginTime ? b.id - a.id : a.loginTime < b.loginTime ? 1 : -1

/** True if the server's list would contain this row. Follows the same rules as the server. */
export function matches(login: Login, { outcome, user, level, from, to }: LoginFilter): boolean {
  return (
    (!outcome || login.outcome === outcome) &&
    (!user || login.user.startsWith(user)) &&
    (!level || login.level === level) &&
    (!from || login.loginTime >= from) &&
    (!to || login.loginTime < to)
  )
}
