import type { Selectable } from 'kysely'
import { countUpToCap, readMergedPage, withoutIndex } from '#server/database/keyset.ts'
import type { Reader } from '#server/database/open.ts'
import type { AuditTable } from '#server/database/schema.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { notFound, refuse } from '#shared/errors.ts'
import { COUNT_CAP } from '#shared/paging.ts'
import type { AuditFilter } from './contract.ts'

type Stored = Selectable<AuditTable>
export type AuditRow = Stored & { account: string }

const selectRows = (db: Reader) =>
  db
    .selectFrom('audit')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('account')
        .select('account.account')
        .whereRef('account.id', '=', 'audit.account_id')
        .$asScalar()
        // A foreign key guarantees the account.
        .$notNull()
        .as('account'),
    )

const accountOwner = (accountId: number) => `account ${accountId}`

/** The entries an operator sees: those of the sandbox and of the account. A key sees only its sandbox. */
export const ownersOf = ({ sandboxId, accountId, key }: Operator): string[] =>
  key ? [sandboxId] : [sandboxId, accountOwner(accountId)]

async function accountIdOf(db: Reader, account: string): Promise<number | undefined> {
  const row = await db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirst()
  return row?.id
}

type Count = Awaited<ReturnType<typeof countUpToCap>>
type Found = Omit<AuditFilter, 'account'> & { accountId?: number | undefined }

function selectIn(db: Reader, owner: string, { accountId, entity, rowId, action, requestId, from, to }: Found) {
  const isOfRequest = requestId !== undefined
  // A single row or request has so few entries that its own index is best, whatever the other filters.
  const isOne = rowId !== undefined || isOfRequest
  let rows = selectRows(db).where('place', '=', owner)
  if (isOfRequest) rows = rows.where('request_id', '=', requestId)
  if (entity !== undefined) rows = rows.where(withoutIndex(db, 'entity', isOfRequest), '=', entity)
  if (rowId !== undefined) rows = rows.where(withoutIndex(db, 'row_id', isOfRequest), '=', rowId)
  if (accountId !== undefined) rows = rows.where(withoutIndex(db, 'account_id', isOne), '=', accountId)
  if (action) rows = rows.where(withoutIndex(db, 'action', isOne), '=', action)
  if (from) rows = rows.where('at', '>=', from)
  if (to) rows = rows.where('at', '<', to)
  return rows
}

/**
 * Counts that have reached the cap, by database, as their owners and filter. They stay there, because entries are only
 * ever added. Counting takes PostgreSQL longer than reading a page.
 */
const cappedCounts = new WeakMap<Reader, Set<string>>()
const MAX_REMEMBERED = 1000

async function countOnce(db: Reader, key: string, count: () => Promise<Count>): Promise<Count> {
  const capped = cappedCounts.get(db) ?? new Set()
  if (capped.has(key)) return { value: COUNT_CAP, isCapped: true }
  const counted = await count()
  if (!counted.isCapped) return counted
  if (capped.size === MAX_REMEMBERED) capped.clear()
  cappedCounts.set(db, capped.add(key))
  return counted
}

/** The count of matching entries, and their pages. Each owner is read along its own part of the index. */
export async function findEntries(db: Reader, operator: Operator, { account, ...filter }: AuditFilter) {
  if (filter.rowId !== undefined && filter.entity === undefined)
    throw refuse('invalid-input', { errors: [{ pointer: '/query/rowId', code: 'entity-missing' }] })
  // Ids start at 1, so 0 matches nothing.
  const accountId = account === undefined ? undefined : ((await accountIdOf(db, account)) ?? 0)
  const found = { ...filter, accountId }
  const owners = ownersOf(operator)
  const queries = owners.map(owner => selectIn(db, owner, found))
  return {
    count: () =>
      countOnce(db, JSON.stringify([owners, found]), () =>
        countUpToCap(db, ...queries.map(query => query.clearSelect().select('id'))),
      ),
    readPage: (limit: number, cursor?: string) =>
      readMergedPage(
        queries.map(query => ({ query })),
        { columns: ['at', 'id'], isDescending: true, limit, cursor },
      ),
  }
}

/** One entry, if the operator may see it. */
export async function readEntry(db: Reader, operator: Operator, id: number): Promise<AuditRow> {
  const row = await selectRows(db)
    .where('id', '=', id)
    .where('place', 'in', ownersOf(operator))
    .executeTakeFirstOrThrow(notFound)
  return row
}

/** The entry that wrote this version of the row. */
export const readEntryOf = (
  db: Reader,
  { place: owner, entity, row_id }: AuditRow,
  version: number,
): Promise<AuditRow> =>
  selectRows(db)
    .where('place', '=', owner)
    .where('entity', '=', entity)
    .where('row_id', '=', row_id)
    .where('version', '=', version)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** The distinct values of a column. Each is looked up after the previous one: a million entries have only a few. */
export async function valuesOf<C extends 'entity' | 'account_id'>(db: Reader, owners: readonly string[], column: C) {
  const values = new Set<Stored[C]>()
  for (const owner of owners)
    for (let after: Stored[C] | undefined; ; ) {
      let query = db.selectFrom('audit').select(column).where('place', '=', owner).orderBy(column).limit(1)
      // A cursor of this column.
      if (after !== undefined) query = query.where(column, '>', after as never)
      // Kysely cannot type a column that is one of two.
      const found = (await query.executeTakeFirst()) as Pick<Stored, C> | undefined
      if (!found) break
      after = found[column]
      values.add(after)
    }
  return [...values]
}

export async function accountNames(db: Reader, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('account').select('account').where('id', 'in', ids).orderBy('account').execute()
  return rows.map(({ account }) => account)
}
