import type { ExpressionBuilder, Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Reader, Trx } from '#server/database/open.ts'
import {
  type AnyEntity,
  type Entity,
  keyColumns,
  ownerColumns,
  type RowId,
  type RowOf,
  type Versioned,
  type VersionedTable,
} from '#server/entities/entity.ts'
import { requireMatch } from '#server/entities/etag.ts'
import { type Scope, scopedRows } from '#server/entities/scoped-rows.ts'
import { scopedWrites } from '#server/entities/scoped-writes.ts'
import { locked, lockRows, type Owner } from '#server/locks/lock.ts'
import { refusingTaken } from '#server/locks/refusing-taken.ts'
import { requireLimit } from '#server/locks/require-limit.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { Prepared } from '#server/threads/prepared.ts'
import { notFound, Problem, refuse } from '#shared/errors.ts'
import { propertyOf } from '#shared/objects.ts'
import type { AuditAction } from '#shared/platform/audit.ts'
import type { Change } from './audit.ts'

/** Used instead of an If-Match: matches any version. */
export const ANY_VERSION = Symbol('any version')

/** A change of one row. `match` is the If-Match header of the request. */
export type Update<T extends VersionedTable, R, F> = {
  match: string | typeof ANY_VERSION
  fields?: Partial<F> | ((current: R) => Partial<F>)
  /** Columns that are not API fields. */
  columns?: Partial<RowOf<T>>
  action?: AuditAction
}

/** Types every table as `row`: Kysely types columns by the literal table name, which isn't known here. */
type AnyRow = { version: number; updated_at: string }
const anyTable = (db: Reader) => db as unknown as Kysely<{ row: AnyRow }>
const nameOf = ({ table }: { table: string }) => table as 'row'
const rowOf = <T extends VersionedTable>(row: AnyRow) => row as unknown as RowOf<T>
const atKey = (key: object) => (eb: ExpressionBuilder<{ row: AnyRow }, 'row'>) => eb.and(key)

const now = () => new Date().toISOString()
const mayBringBack = (action: AuditAction) => action === 'restore' || action === 'revert'

type Parts = {
  trx: Trx
  operator: Operator
  /** Whether this write targets the sandbox or the account. */
  target: 'sandbox' | 'account'
  prepared: Prepared
  record: (change: Change) => void
}

/** Creates, changes and deletes rows of entities within one transaction. Each change is passed to `record`. */
export function createRows({ trx, operator, target, prepared, record }: Parts) {
  const context = { trx, operator, prepared, rows: scopedRows(trx, operator), ...scopedWrites(trx, operator) }

  /** A write in a sandbox may also change data of the account (recorded in its own trail), but not vice versa. */
  function requireScope({ name, scope }: { name: string; scope: Scope }) {
    if (scope === 'sandbox' && target === 'account')
      throw new Error(`${name} belongs to the sandbox: the other write is for it.`)
  }
  const ownerOf = ({ scope }: { scope: Scope }): Owner =>
    scope === 'sandbox' ? { sandboxId: operator.sandboxId } : { accountId: operator.accountId }
  const lockAll = (entity: { table: VersionedTable; scope: Scope }) => lockRows(trx, entity.table, ownerOf(entity))

  const recordOf = ({ scope }: { scope: Scope }, change: Change) =>
    record(scope !== 'sandbox' && target === 'sandbox' ? { ...change, sandboxId: null } : change)

  const read = <T extends VersionedTable, R extends F & Versioned, F extends object>(
    entity: Entity<T, R, F>,
    row: RowOf<T>,
  ) => readApi(entity, row, operator)

  /** Refuses if more rows with these fields would exceed the limit. */
  async function requireRoom<T extends VersionedTable, R extends F & Versioned, F extends object>(
    { limit, ...entity }: Entity<T, R, F>,
    fields: NoInfer<F>,
    wanted = 1,
  ) {
    if (!limit) return
    const all = context.rows(entity)
    const counted = limit.among ? limit.among(all, fields) : all
    await requireLimit(trx, entity.table, ownerOf(entity), { rows: counted, max: limit.max }, { wanted })
  }

  async function create<T extends VersionedTable, R extends F & Versioned, F extends object>(
    entity: Entity<T, R, F>,
    fields: NoInfer<F>,
  ): Promise<R> {
    requireScope(entity)
    if (entity.locksAllRows) await lockAll(entity)
    await requireRoom(entity, fields)
    await entity.validate?.(fields, null, context)
    const { id, columns } = await entity.createKey(trx, operator)
    const values = {
      ...ownerColumns(entity, operator),
      ...columns,
      ...entity.toColumns(fields),
      ...entity.newColumns?.(),
      version: 1,
      updated_at: now(),
    }
    const insert = anyTable(trx).insertInto(nameOf(entity)).values(values).returningAll()
    const row = await write(entity, () => insert.executeTakeFirstOrThrow())
    const { shown } = read(entity, rowOf<T>(row))
    recordOf(entity, { entity: entity.name, id, action: 'create', before: null, after: shown, version: 1 })
    return shown
  }

  /** Reads and locks the row until the transaction ends. Refuses if there is no row that this action applies to. */
  async function lockRow<T extends VersionedTable, R extends F & Versioned, F extends object>(
    entity: Entity<T, R, F>,
    id: RowId,
    action: AuditAction,
  ) {
    const query = anyTable(trx)
      .selectFrom(nameOf(entity))
      .selectAll()
      .where(atKey(keyColumns(entity, id, operator)))
    const row = await locked(trx, query).executeTakeFirstOrThrow(notFound)
    entity.requireOwner(rowOf<T>(row), operator)
    const before = read(entity, rowOf<T>(row))
    // A revert applies to existing and to deleted rows. All other actions apply to one of the two.
    const isSought = !entity.isDeletable || action === 'revert' || before.isGone === (action === 'restore')
    if (!isSought) throw refuse('not-found')
    return { row, ...before }
  }

  async function update<T extends VersionedTable, R extends F & Versioned, F extends object>(
    entity: Entity<T, R, F>,
    id: RowId,
    { match, fields = {}, columns, action = 'update' }: Update<T, NoInfer<R>, NoInfer<F>>,
  ): Promise<R> {
    requireScope(entity)
    // Taken before the row lock, because a transaction that holds this lock may be about to change the row.
    if (entity.locksAllRows || (entity.limit && mayBringBack(action))) await lockAll(entity)
    const { row, ...before } = await lockRow(entity, id, action)
    const current = before.shown
    if (match !== ANY_VERSION) requireMatch(match, current)
    const next: F = { ...current, ...(typeof fields === 'function' ? fields(current) : fields) }
    if (before.isGone) await requireRoom(entity, next)
    await entity.validate?.(next, current, context)
    const values = {
      ...entity.toColumns(next),
      ...columns,
      ...(action === 'revert' && entity.isDeletable && deletedAt<T>(null)),
    }
    // A change without effect creates no new version.
    if (isIn(row, values)) return current
    const version = current.version + 1
    const change = anyTable(trx)
      .updateTable(nameOf(entity))
      .set({ ...values, version, updated_at: now() })
      .where(atKey({ ...keyColumns(entity, id, operator), version: current.version }))
      .returningAll()
    const after = read(entity, rowOf<T>(await write(entity, () => change.executeTakeFirstOrThrow())))
    recordOf(entity, {
      entity: entity.name,
      id,
      action,
      before: before.isGone ? null : current,
      after: after.isGone ? null : after.shown,
      version,
    })
    return after.shown
  }

  /** Deletes a row so that it can be restored. Returns the row with its new version. */
  async function remove<T extends VersionedTable, R extends F & Versioned, F extends object>(
    entity: Entity<T, R, F>,
    id: RowId,
    match: Update<T, R, F>['match'],
  ): Promise<R> {
    if (!entity.isDeletable) throw new Error(`No row of ${entity.name} is deleted.`)
    const shown = await update(entity, id, { match, columns: deletedAt<T>(now()), action: 'delete' })
    await entity.validateDeletion?.(id, context)
    return shown
  }

  /** Restores a deleted row, whatever its version. */
  const restore = <T extends VersionedTable, R extends F & Versioned, F extends object>(
    entity: Entity<T, R, F>,
    id: RowId,
  ): Promise<R> => update(entity, id, { match: ANY_VERSION, columns: deletedAt<T>(null), action: 'restore' })

  return { ...context, create, update, remove, restore, requireRoom }
}

/** Only for entities with `isDeletable`, whose tables have this column. */
const deletedAt = <T extends VersionedTable>(at: string | null) => ({ deleted_at: at }) as unknown as Partial<RowOf<T>>

const readApi = <T extends VersionedTable, R extends F & Versioned, F extends object>(
  { schema, toApi, isDeletable }: Entity<T, R, F>,
  row: RowOf<T>,
  operator: Operator,
) => ({ shown: z.parse(schema, toApi(row, operator)), isGone: isDeletable === true && isDeleted(row) })

/** Whether the entity allows the operator to change this row. */
function isOwner({ requireOwner }: AnyEntity, row: AnyRow, operator: Operator): boolean {
  try {
    requireOwner(rowOf(row), operator)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** Reads a row as it is now, or null. `has` tells whether these fields would leave the row unchanged. */
export async function readRow(db: Reader, entity: AnyEntity, id: RowId, operator: Operator) {
  const row = await anyTable(db)
    .selectFrom(nameOf(entity))
    .selectAll()
    .where(atKey(keyColumns(entity, id, operator)))
    .executeTakeFirst()
  if (!row) return null
  const now = readApi(entity, rowOf(row), operator)
  return {
    ...now,
    isOwn: isOwner(entity, row, operator),
    has: (fields: object) => !now.isGone && isIn(row, entity.toColumns({ ...now.shown, ...fields })),
  }
}

const isDeleted = (row: object) => 'deleted_at' in row && row.deleted_at !== null

const isIn = (row: object, values: object) =>
  Object.entries(values).every(([column, value]) => propertyOf(row, column) === value)

const write = <T>({ onDuplicate }: { onDuplicate?: () => Error }, statement: () => Promise<T>): Promise<T> =>
  onDuplicate ? refusingTaken(onDuplicate, statement) : statement()
