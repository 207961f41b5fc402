import type { Db } from '#server/database/open.ts'
import type { LoginFilter, SORTABLE_LOGIN_COLUMNS } from './contract.ts'

/** The highest code point: everything that begins with a text sorts below the text with this behind it. */
const LAST = '\u{10ffff}'

/** The rows of a filter, unsorted. */
export function selectLogins(db: Db, { outcome, user, level, from, to }: LoginFilter) {
  let rows = db.selectFrom('login')
  if (outcome) rows = rows.where('outcome', '=', outcome)
  if (level) rows = rows.where('level', '=', level)
  if (user) rows = rows.where('account', '>=', user).where('account', '<', user + LAST)
  if (from) rows = rows.where('login_time', '>=', from)
  if (to) rows = rows.where('login_time', '<', to)
  return rows
}

const COLUMNS = {
  loginTime: ['login_time', 'id'],
  user: ['account', 'login_time', 'id'],
  outcome: ['outcome', 'login_time', 'id'],
  level: ['level', 'login_time', 'id'],
} as const satisfies Record<(typeof SORTABLE_LOGIN_COLUMNS)[number], unknown>

/** The columns that a sort goes by, for each of which there is an index. */
export function orderOf(sort: LoginFilter['sort']) {
  const field = sort.replace('-', '') as (typeof SORTABLE_LOGIN_COLUMNS)[number]
  return { columns: [...COLUMNS[field]], isDescending: sort.startsWith('-') }
}
