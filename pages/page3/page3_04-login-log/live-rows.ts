import type { Login, LoginFilter } from '#resources/login-log/contract.ts'

/** What came over the wire since the page stands: rows put into the list, and rows that wait for the reader. */
export type Arrivals = { shown: readonly Login[]; waiting: readonly Login[] }
export const NO_ARRIVALS: Arrivals = { shown: [], waiting: [] }

/** More would mean that nobody looks: the list is read anew when somebody does. */
const KEPT = 500

/** Takes a row in, once. */
export function arrive({ shown, waiting }: Arrivals, login: Login, isShownAtOnce: boolean): Arrivals {
  if ([...shown, ...waiting].some(one => one.id === login.id)) return { shown, waiting }
  return isShownAtOnce
    ? { shown: [login, ...shown].slice(0, KEPT), waiting }
    : { shown, waiting: [login, ...waiting].slice(0, KEPT) }
}

/** The waiting rows that the filter lets through and that the server's page does not have yet. */
export const waitingFor = ({ waiting }: Arrivals, rows: readonly Login[], filter: LoginFilter): Login[] =>
  waiting.filter(login => matches(login, filter) && !rows.some(row => row.id === login.id))

/**
 * The newest page with what has arrived since, each row once, newest first. `hasMore`: what is older than the page's
 * last row belongs to the next page (a record kept by an offline console comes late).
 */
export function withArrived(rows: readonly Login[], shown: readonly Login[], hasMore: boolean): Login[] {
  const last = rows.at(-1)
  const added = shown.filter(
    login => !rows.some(row => row.id === login.id) && (!hasMore || !last || newestFirst(login, last) < 0),
  )
  return added.length > 0 ? [...added, ...rows].sort(newestFirst) : [...rows]
}

/** The server's order of `-loginTime`. */
const newestFirst = (a: Login, b: Login) =>
  a.loginTime === b.loginTime ? b.id - a.id : a.loginTime < b.loginTime ? 1 : -1

/** Would the server's list hold this row? The same rules as the server's. */
export function matches(login: Login, { outcome, user, level, from, to }: LoginFilter): boolean {
  return (
    (!outcome || login.outcome === outcome) &&
    (!user || login.user.startsWith(user)) &&
    (!level || login.level === level) &&
    (!from || login.loginTime >= from) &&
    (!to || login.loginTime < to)
  )
}
