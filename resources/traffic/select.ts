import { type Selectable, sql } from 'kysely'
import { mappingOf } from '#server/database/mapping.ts'
import type { Reader } from '#server/database/open.ts'
import type { TrafficDetail, TrafficFilter } from './contract.ts'
import { fields } from './fields.ts'
import type { TrafficTable } from './table.ts'

type Row = Selectable<TrafficTable>

/** The operator's rows that match a filter, unsorted. */
export function selectTraffic(db: Reader, accountId: number, filter: TrafficFilter) {
  const { method, endpoint, status, page, client, isFaulted, text, from, to, after } = filter
  let rows = db.selectFrom('traffic').where('account_id', '=', accountId)
  if (after !== undefined) rows = rows.where('id', '>', after)
  if (method) rows = rows.where('method', '=', method)
  if (endpoint) rows = rows.where('endpoint', '=', endpoint)
  if (status) {
    const [least, most] = rangeOf(status)
    rows = rows.where('status', '>=', least).where('status', '<=', most)
  }
  if (page) rows = rows.where('page', '=', page)
  if (client) rows = rows.where('page', client === 'console' ? 'is not' : 'is', null)
  if (isFaulted) rows = rows.where('fault', 'is not', null)
  if (text) rows = rows.where(sql<boolean>`lower(path) like ${patternOf(text)} escape '!'`)
  if (from) rows = rows.where('at', '>=', from)
  if (to) rows = rows.where('at', '<', to)
  return rows
}

/** `4xx` → 400 to 499. */
function rangeOf(status: string): [least: number, most: number] {
  if (status === 'cut') return [0, 0]
  const hundred = Number(status[0]) * 100
  return status.endsWith('xx') ? [hundred, hundred + 99] : [Number(status), Number(status)]
}

const patternOf = (text: string) => `%${text.toLowerCase().replace(/[!%_]/g, '!$&')}%`

export const { toApi: entryOf, columns: LISTED } = mappingOf(fields)

export const detailOf = (row: Row): TrafficDetail => ({
  ...entryOf(row),
  requestHeaders: JSON.parse(row.request_headers),
  requestBody: row.request_body,
  isRequestCut: row.is_request_cut === 1,
  replyHeaders: JSON.parse(row.reply_headers),
  replyBody: row.reply_body,
  isReplyCut: row.is_reply_cut === 1,
})

/** One of the operator's requests, by its number or X-Request-Id. If a client used an id twice, the latest request. */
export function findTraffic(db: Reader, accountId: number, id: string): Promise<Row | undefined> {
  const own = db.selectFrom('traffic').selectAll().where('account_id', '=', accountId)
  const isNumber = /^[1-9]\d{0,8}$/.test(id)
  return (isNumber ? own.where('id', '=', Number(id)) : own.where('request_id', '=', id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
