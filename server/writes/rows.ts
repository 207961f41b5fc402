import type { ExpressionBuilder, Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { AuditAction } from '#shared/audit.ts'
import type { Db, Trx } from '#server/database/open.ts'
import { requireMatch } from '#server/etag.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { Problem, refuse } from '#shared/errors.ts'
import type { Change } from './audit.ts'
import { locked, lockRows, type Owner } from './lock.ts'
import type { AnyNoun, Noun, RowId, RowOf, Versioned, VersionedTable } from './entity.ts'
import { refusingTaken } from './refusing-taken.ts'
import { requireRoom } from './room.ts'

/** In the place of an If-Match: whichever version there is. */
export const ANY_VERSION = Symbol('any version')

/** A change of one row. `match` is the If-Match that came with it. */
export type Update<T extends VersionedTable, R, F> = {
  match: string | undefined | typeof ANY_VERSION
  fields?: Partial<F> | ((current: R) => Partial<F>)
  /** What is no field of the API's. */
  columns?: Partial<RowOf<T>>
  action?: AuditAction
}

/**
 * A database in which every noun's table is the one called `row`: Kysely knows the columns of a table by its name, and here they are
 * known by the noun alone.
 */
type AnyRow = { version: number; updated_at: string }
const anyTable = (db: Db) => db as unknown as Kysely<{ row: AnyRow }>
const nameOf = ({ table }: { table: string }) => table as 'row'
const rowOf = <T extends VersionedTable>(row: AnyRow) => row as unknown as RowOf<T>
const atKey = (key: object) => (eb: ExpressionBuilder<{ row: AnyRow }, 'row'>) => eb.and(key)

const now = () => new Date().toISOString()
const mayBringBack = (action: AuditAction) => action === 'restore' || action === 'revert'

type Parts = {
  trx: Trx
  operator: Operator
  /** Whose rows are being written. */
  place: 'sandbox' | 'account'
  record: (change: Change) => void
}

/** What creates, changes and deletes rows of nouns within one transaction; `record` hears of each. */
export function createRows({ trx, operator, place, record }: Parts) {
  const context = { trx, operator }

  /** Who is in a sandbox may write what is the account's own as well; it stands in the account's trail. */
  function requirePlace({ name, belongsTo }: { name: string; belongsTo: string }) {
    if (belongsTo === 'sandbox' && place === 'account')
      throw new Error(`${name} belongs to the sandbox: the other write is for it.`)
  }
  const ownerOf = ({ belongsTo }: { belongsTo: string }): Owner =>
    belongsTo === 'sandbox' ? { sandboxId: operator.sandboxId } : { accountId: operator.accountId }
  const lockAll = (noun: { table: VersionedTable; belongsTo: string }) => lockRows(trx, noun.table, ownerOf(noun))

  const recordOf = ({ belongsTo }: { belongsTo: string }, change: Change) =>
    record(belongsTo === 'account' && place === 'sandbox' ? { ...change, sandboxId: null } : change)

  const told = <T extends VersionedTable, R extends F & Versioned, F extends object>(
    noun: Noun<T, R, F>,
    row: RowOf<T>,
  ) => toldBy(noun, row, operator)

  async function create<T extends VersionedTable, R extends F & Versioned, F extends object>(
    noun: Noun<T, R, F>,
    fields: NoInfer<F>,
  ): Promise<R> {
    requirePlace(noun)
    if (!noun.newRow) throw new Error(`No row is added to ${noun.name}.`)
    if (noun.isLockedWhole) await lockAll(noun)
    if (noun.room) await requireRoom(trx, noun.table, ownerOf(noun), noun.room(fields, context))
    await noun.check?.(fields, null, context)
    const { id, columns } = await noun.newRow(context)
    const values = { ...noun.keyOf(id, operator), ...noun.columnsOf(fields), ...columns, version: 1, updated_at: now() }
    const insert = anyTable(trx).insertInto(nameOf(noun)).values(values).returningAll()
    const row = await write(noun, () => insert.executeTakeFirstOrThrow())
    const { shown } = told(noun, rowOf<T>(row))
    recordOf(noun, { noun: noun.name, id, action: 'create', before: null, after: shown, version: 1 })
    return shown
  }

  /** The row, kept from others until the transaction ends; refused when there is none for this action. */
  async function take<T extends VersionedTable, R extends F & Versioned, F extends object>(
    noun: Noun<T, R, F>,
    id: RowId,
    action: AuditAction,
  ) {
    const query = anyTable(trx)
      .selectFrom(nameOf(noun))
      .selectAll()
      .where(atKey(noun.keyOf(id, operator)))
    const row = await locked(trx, query).executeTakeFirst()
    if (!row) throw refuse('not-found')
    noun.admit?.(rowOf<T>(row), operator)
    const before = told(noun, rowOf<T>(row))
    // An earlier version is written over what is there as well as over what was deleted.
    const isSought = !noun.isDeleted || action === 'revert' || before.isGone === (action === 'restore')
    if (!isSought) throw refuse('not-found')
    return { row, ...before }
  }

  async function update<T extends VersionedTable, R extends F & Versioned, F extends object>(
    noun: Noun<T, R, F>,
    id: RowId,
    { match, fields = {}, columns, action = 'update' }: Update<T, NoInfer<R>, NoInfer<F>>,
  ): Promise<R> {
    requirePlace(noun)
    // Before the row: whoever holds a lock of all rows may be about to change this one.
    if (noun.isLockedWhole || (noun.room && mayBringBack(action))) await lockAll(noun)
    const { row, ...before } = await take(noun, id, action)
    const current = before.shown
    if (match !== ANY_VERSION) requireMatch(match, current)
    const next: F = { ...current, ...(typeof fields === 'function' ? fields(current) : fields) }
    if (noun.room && before.isGone) await requireRoom(trx, noun.table, ownerOf(noun), noun.room(next, context))
    await noun.check?.(next, current, context)
    const values = { ...noun.columnsOf(next), ...columns, ...(action === 'revert' && noun.undeleted) }
    // What changes nothing is no new version.
    if (isIn(row, values)) return current
    const version = current.version + 1
    const change = anyTable(trx)
      .updateTable(nameOf(noun))
      .set({ ...values, version, updated_at: now() })
      .where(atKey({ ...noun.keyOf(id, operator), version: current.version }))
      .returningAll()
    const after = told(noun, rowOf<T>(await write(noun, () => change.executeTakeFirstOrThrow())))
    recordOf(noun, {
      noun: noun.name,
      id,
      action,
      before: before.isGone ? null : current,
      after: after.isGone ? null : after.shown,
      version,
    })
    return after.shown
  }

  /** Deletes a row so that it can be brought back. Gives what it was, with the version that it has then. */
  async function remove<T extends VersionedTable, R extends F & Versioned, F extends object>(
    noun: Noun<T, R, F>,
    id: RowId,
    match: Update<T, R, F>['match'],
  ): Promise<R> {
    if (!noun.deleted) throw new Error(`No row of ${noun.name} is deleted.`)
    const shown = await update(noun, id, { match, columns: noun.deleted(), action: 'delete' })
    await noun.checkDeleted?.(id, context)
    return shown
  }

  return { create, update, remove }
}

const toldBy = <T extends VersionedTable, R extends F & Versioned, F extends object>(
  { shape, tell, isDeleted }: Noun<T, R, F>,
  row: RowOf<T>,
  operator: Operator,
) => ({ shown: z.parse(shape, tell(row, operator)), isGone: isDeleted?.(row) ?? false })

/** May the operator change this row, as far as the noun itself decides? */
function isAdmitted({ admit }: AnyNoun, row: AnyRow, operator: Operator): boolean {
  try {
    admit?.(rowOf(row), operator)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** A row as it is now; null: there is none. `has` says whether writing these fields to it would change nothing. */
export async function readRow(db: Db, noun: AnyNoun, id: RowId, operator: Operator) {
  const row = await anyTable(db)
    .selectFrom(nameOf(noun))
    .selectAll()
    .where(atKey(noun.keyOf(id, operator)))
    .executeTakeFirst()
  if (!row) return null
  const now = toldBy(noun, rowOf(row), operator)
  return {
    ...now,
    isAdmitted: isAdmitted(noun, row, operator),
    has: (fields: object) => !now.isGone && isIn(row, noun.columnsOf({ ...now.shown, ...fields })),
  }
}

const isIn = (row: object, values: object) =>
  Object.entries(values).every(([column, value]) => (row as Record<string, unknown>)[column] === value)

const write = <T>({ taken }: { taken?: () => Error }, statement: () => Promise<T>): Promise<T> =>
  taken ? refusingTaken(taken, statement) : statement()
