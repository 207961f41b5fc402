import { countUpToCap, readPage, withoutIndex } from '#server/database/keyset.ts'
import type { Reader } from '#server/database/open.ts'
import { onlyLinesOf } from '#server/sessions/login-log.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { SortId } from '#shared/fields.ts'
import type { loginFields } from '#shared/platform/sign-ins/login-fields.ts'
import type { LoginFilter } from './contract.ts'

/** The highest code point, as an upper bound for a prefix search. */
const LAST = '\u{10ffff}'

type Sort = SortId<typeof loginFields>
const COLUMNS = {
  loginTime: ['login_time', 'id'],
  user: ['account', 'login_time', 'id'],
  outcome: ['outcome', 'login_time', 'id'],
  level: ['level', 'login_time', 'id'],
} as const satisfies Record<Sort, unknown>

/** The columns of a sort. Each sort has an index. */
function orderOf(sort: LoginFilter['sort']) {
  const field = sort.replace('-', '') as Sort
  return { columns: [...COLUMNS[field]], isDescending: sort.startsWith('-') }
}

/** `only`: the account whose lines are all that the reader may see. */
type Lines = LoginFilter & { only: string | null }

/** The filtered rows, unsorted. `inOrder`: there are enough matches to find a page along the sort's index. */
function selectLogins(db: Reader, { outcome, user, level, from, to, sort, only }: Lines, inOrder = false) {
  const [sorted] = orderOf(sort).columns
  const column = (name: 'outcome' | 'account' | 'level' | 'login_time') =>
    withoutIndex(db, name, inOrder && name !== sorted)
  let rows = db.selectFrom('login')
  if (only !== null) rows = rows.where(column('account'), '=', only)
  if (outcome) rows = rows.where(column('outcome'), '=', outcome)
  if (level) rows = rows.where(column('level'), '=', level)
  if (user) rows = rows.where(column('account'), '>=', user).where(column('account'), '<', user + LAST)
  if (from) rows = rows.where(column('login_time'), '>=', from)
  if (to) rows = rows.where(column('login_time'), '<', to)
  return rows
}

/**
 * The count of matching rows, and their pages. The count decides how a page is read: few rows use the filter's index
 * and are sorted; many are found along the sort's index, without sorting.
 */
export async function findLogins(db: Reader, operator: Operator, query: LoginFilter) {
  const filter = { ...query, only: onlyLinesOf(operator) }
  const count = await countUpToCap(db, selectLogins(db, filter).select('id'))
  return {
    count,
    readPage: (limit: number, cursor?: string) =>
      readPage(selectLogins(db, filter, count.isCapped).selectAll(), { ...orderOf(filter.sort), limit, cursor }),
  }
}
