import type { Selectable } from 'kysely'
import { countUpToCap, readMergedPage, withoutIndex } from '#server/database/keyset.ts'
import type { Db } from '#server/database/open.ts'
import type { AuditTable } from '#server/database/schema.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { refuse } from '#shared/errors.ts'
import { COUNT_CAP } from '#shared/paging.ts'
import type { AuditFilter } from './contract.ts'

export type AuditRow = Selectable<AuditTable>

const ownPlace = (accountId: number) => `account ${accountId}`

/** Whose records an operator sees: their sandbox's, and their own. A key works in its sandbox and knows of nothing else. */
export const placesOf = ({ sandboxId, accountId, key }: Operator): string[] =>
  key ? [sandboxId] : [sandboxId, ownPlace(accountId)]

async function accountIdOf(db: Db, account: string): Promise<number | undefined> {
  const row = await db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirst()
  return row?.id
}

type Found = Omit<AuditFilter, 'account'> & { accountId?: number | undefined }

function selectIn(db: Db, place: string, { accountId, noun, rowId, action, from, to }: Found) {
  // One row is written so seldom that its own index finds the least, whatever else is asked.
  const isOne = rowId !== undefined
  let rows = db.selectFrom('audit').where('place', '=', place)
  if (noun !== undefined) rows = rows.where('noun', '=', noun)
  if (rowId !== undefined) rows = rows.where('row_id', '=', rowId)
  if (accountId !== undefined) rows = rows.where(withoutIndex(db, 'account_id', isOne), '=', accountId)
  if (action) rows = rows.where(withoutIndex(db, 'action', isOne), '=', action)
  if (from) rows = rows.where('at', '>=', from)
  if (to) rows = rows.where('at', '<', to)
  return rows
}

/** How many records a filter finds, and its pages. Each place is walked along its own part of an index. */
export async function findRecords(db: Db, operator: Operator, { account, ...filter }: AuditFilter) {
  if (filter.rowId !== undefined && filter.noun === undefined)
    throw refuse('invalid-input', { errors: [{ pointer: '/query/rowId', code: 'noun_missing' }] })
  const accountId = account === undefined ? undefined : await accountIdOf(db, account)
  const isNobody = account !== undefined && accountId === undefined
  const places = isNobody ? [] : placesOf(operator)
  const queries = places.map(place => selectIn(db, place, { ...filter, accountId }))
  return {
    async count() {
      let value = 0
      for (const query of queries) {
        const { value: found, isCapped } = await countUpToCap(db, query.select('id'))
        value += found
        if (isCapped || value > COUNT_CAP) return { value: COUNT_CAP, isCapped: true }
      }
      return { value, isCapped: false }
    },
    readPage: (limit: number, cursor?: string) =>
      readMergedPage(
        queries.map(query => query.selectAll()),
        { columns: ['at', 'id'], isDescending: true, limit, cursor },
      ),
  }
}

/** One record of those that the operator sees. */
export async function readRecord(db: Db, operator: Operator, id: number): Promise<AuditRow> {
  const row = await db
    .selectFrom('audit')
    .selectAll()
    .where('id', '=', id)
    .where('place', 'in', placesOf(operator))
    .executeTakeFirst()
  if (!row) throw refuse('not-found')
  return row
}

/** The record of this version of a row. */
export const readRecordOf = (db: Db, { place, noun, row_id }: AuditRow, version: number): Promise<AuditRow> =>
  db
    .selectFrom('audit')
    .selectAll()
    .where('place', '=', place)
    .where('noun', '=', noun)
    .where('row_id', '=', row_id)
    .where('version', '=', version)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** The values of a column in these places: each is looked up behind the one before, for a million records hold but few. */
export async function valuesOf<C extends 'noun' | 'account_id'>(db: Db, places: readonly string[], column: C) {
  const values = new Set<AuditRow[C]>()
  for (const place of places)
    for (let after: AuditRow[C] | undefined; ; ) {
      let query = db.selectFrom('audit').select(column).where('place', '=', place).orderBy(column).limit(1)
      if (after !== undefined) query = query.where(column, '>', after as never)
      // Kysely knows no type of a column that is one of two.
      const found = (await query.executeTakeFirst()) as Pick<AuditRow, C> | undefined
      if (!found) break
      after = found[column]
      values.add(after)
    }
  return [...values]
}

/** The names of these accounts. */
export async function accountNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'account'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, account }) => [id, account]))
}
