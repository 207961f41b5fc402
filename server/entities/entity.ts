import type { Selectable } from 'kysely'
import type { $ZodType as Schema } from 'zod/v4/core'
import type { Trx } from '#server/database/open.ts'
import type { ScopedTable, Tables } from '#server/database/schema.ts'
import { nextId } from '#server/locks/next-id.ts'
import { randomId } from '#server/platform/random.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { Prepared } from '#server/threads/prepared.ts'
import { type Problem, refuse } from '#shared/errors.ts'
import type { Permission } from '#shared/permissions.ts'
import { isOfAccount, isOfSandbox, type OwnedScope, type Rows, type RowsQuery, type Scope } from './scoped-rows.ts'
import type { ScopedWrites } from './scoped-writes.ts'

/** Tables whose rows have a version. */
export type VersionedTable = {
  [T in keyof Tables]: Selectable<Tables[T]> extends { version: number; updated_at: string } ? T : never
}[keyof Tables]
export type Versioned = { version: number }
export type RowOf<T extends keyof Tables> = Selectable<Tables[T]>
/** A row without the column of its scope. */
export type RowIn<T extends ScopedTable> = Omit<RowOf<T>, 'sandbox_id'>
export type RowId = string | number

/**
 * The context of a rule: the transaction and the operator. `rows` reads what is in the operator's scope, and `prepared` is
 * what a `NeedsPreparation` of this write has stored.
 */
export type WriteContext = ScopedWrites & { trx: Trx; operator: Operator; rows: Rows; prepared: Prepared }

/** What the platform needs to read an entity: its table, its scope, and how the API shows a row (`R`). */
export type ReadableEntity<T extends keyof Tables, R> = {
  /** The name of the resource's folder. Also used in the audit trail and in live messages. */
  name: string
  table: T
  scope: Scope
  toApi: (row: RowOf<T>, operator: Operator) => R
  /** Deletion only sets `deleted_at`, so a row can be restored. */
  isDeletable?: RowOf<T> extends { deleted_at: string | null } ? true : never
}

/** Defines an entity that nothing writes, or only statements of its own resource. */
export const defineReadOnlyEntity = <const T extends keyof Tables, R>(entity: ReadableEntity<T, R>) => entity

/** What the platform must know about a kind of record. `F` holds the fields that the API accepts. */
type Declared<T extends VersionedTable, R extends F & Versioned, F extends object> = ReadableEntity<T, R> & {
  scope: OwnedScope
  /** The permission an operator needs to change a row, and so to restore one of its versions. */
  needs: Permission | 'signed-in'
  /** The schema of a row in the API. It strips undeclared fields, so secrets never reach the audit trail. */
  schema: Schema<R>
  toColumns: (fields: F) => Partial<RowOf<T>>
  /** The columns of a new row that are not API fields. */
  newColumns?: () => Partial<RowOf<T>>
  /** Whether an earlier version of a row can be restored from the audit trail. */
  isRevertible?: true
  /** The validity of a change depends on the owner's other rows, so all of them are locked first. */
  locksAllRows?: true
  /** How many rows an owner may have. `among` narrows the count to rows of the same kind as one with these fields. */
  limit?: { max: number; among?: (rows: RowsQuery<T>, fields: F) => RowsQuery<T> }
  /** Refuses a row for reasons that need the database. `current` is null for a new row. Throws `Problem`. */
  validate?: (fields: F, current: R | null, context: WriteContext) => Promise<void>
  /** Refuses to delete a row, which is already deleted within this transaction. Throws `Problem`. */
  validateDeletion?: (id: RowId, context: WriteContext) => Promise<void>
  /** The problem to report when a unique index is violated. */
  onDuplicate?: () => Problem
  /** Anyone with a link may read a row, so changing another operator's row is refused as `not-yours`. */
  isReadableByLink?: true
}

/** Functions derived from the declaration. An entity can override them. */
type Derived<T extends VersionedTable> = {
  /** The columns that identify a row within its scope. */
  toKey: (id: RowId, operator: Operator) => Partial<RowOf<T>>
  /** The id of a new row, and its columns that are neither fields nor those of its scope. */
  createKey: (trx: Trx, operator: Operator) => Promise<{ id: RowId; columns: Partial<RowOf<T>> }>
  /** Refuses to change a row that belongs to someone else. Throws `Problem`. */
  requireOwner: (row: RowOf<T>, operator: Operator) => void
}

export type Entity<T extends VersionedTable, R extends F & Versioned, F extends object> = Declared<T, R, F> & Derived<T>

/** An entity of any type. */
export type AnyEntity = Entity<VersionedTable, Versioned, object>

export const isEntity = (value: unknown): value is AnyEntity =>
  value !== null && typeof value === 'object' && 'toColumns' in value && 'createKey' in value

export function defineEntity<const T extends VersionedTable, R extends F & Versioned, F extends object>(
  declared: Declared<T, R, F> & Partial<Derived<T>>,
): Entity<T, R, F> {
  // The scope determines the table's columns, so the derived functions match the declared table.
  return { ...(derivedFrom(declared) as unknown as Derived<T>), ...declared }
}

type Scoped = { table: VersionedTable; scope: OwnedScope; isReadableByLink?: true }

/** The columns of a new row that tell whose it is. */
export const ownerColumns = (
  { scope }: { scope: Scope },
  { sandboxId: sandbox_id, accountId: account_id }: Operator,
) => ({
  ...(isOfSandbox(scope) && { sandbox_id }),
  ...(isOfAccount(scope) && { account_id }),
})

/** The columns that identify a row among those of all sandboxes. */
export const keyColumns = (
  { scope, toKey }: { scope: Scope; toKey: (id: RowId, operator: Operator) => object },
  id: RowId,
  operator: Operator,
) => ({ ...(isOfSandbox(scope) && { sandbox_id: operator.sandboxId }), ...toKey(id, operator) })

function derivedFrom({ table, scope, isReadableByLink }: Scoped) {
  return {
    toKey: (id: RowId) => ({ id: scope === 'sandbox' ? Number(id) : String(id) }),
    async createKey(trx: Trx, operator: Operator) {
      // An account's own rows are addressed by links, so their ids must not be guessable.
      const id =
        scope === 'sandbox'
          ? // An entity of a sandbox has such a table.
            await nextId(trx, table as ScopedTable, operator.sandboxId)
          : randomId()
      return { id, columns: { id } }
    },
    requireOwner(row: { account_id?: number }, { accountId }: Operator) {
      if (scope === 'sandbox' || row.account_id === accountId) return
      // The existence of a private row is not revealed either.
      throw refuse(isReadableByLink ? 'not-yours' : 'not-found')
    },
  }
}
