import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { $ZodType as Schema } from 'zod/v4/core'
import type { Trx } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { nextId } from '#server/writes/next-id.ts'
import { type Problem, refuse } from '#shared/errors.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Rows, RowsQuery, SandboxTable } from './scoped-rows.ts'
import type { ScopedWrites } from './scoped-writes.ts'

/** Tables whose rows count their changes. */
export type VersionedTable = {
  [T in keyof Tables]: Selectable<Tables[T]> extends { version: number; updated_at: string } ? T : never
}[keyof Tables]
export type Versioned = { version: number }
export type RowOf<T extends keyof Tables> = Selectable<Tables[T]>
export type RowId = string | number

/** The transaction that a rule is checked in, and for whom. `rows` reads what is in the operator's scope. */
export type WriteContext = ScopedWrites & { trx: Trx; operator: Operator; rows: Rows }

/**
 * Whose rows they are. `sandbox`: shared by all who work in a sandbox, and copied with it. `account`: the account's own.
 * `account-in-sandbox`: the account's own, but they point at rows of one sandbox and are seen there alone.
 */
export type Scope = 'sandbox' | 'account' | 'account-in-sandbox'

/** What reading an entity takes: where its rows are, whose they are, and how the API shows one (`R`). */
export type ReadableEntity<T extends keyof Tables, R> = {
  /** The folder's name; also the word in the audit trail and in live messages. */
  name: string
  table: T
  scope: Scope
  toApi: (row: RowOf<T>, operator: Operator) => R
  /** A deleted row keeps its place, marked by `deleted_at`, and can be restored. */
  isDeletable?: RowOf<T> extends { deleted_at: string | null } ? true : never
}

/** An entity that no endpoint writes. */
export const defineReadOnlyEntity = <const T extends keyof Tables, R>(entity: ReadableEntity<T, R>) => entity

/**
 * Everything the platform must know about a kind of record, declared once in a resource's `entity.ts`. `F` are the fields that the API
 * takes.
 */
type Declared<T extends VersionedTable, R extends F & Versioned, F extends object> = ReadableEntity<T, R> & {
  /** What an operator needs to change a row, and so to restore a version of it. */
  needs: Permission | 'signed-in'
  /** A row as the API shows it. What it does not declare is stripped, so no hash and no secret gets into the audit trail. */
  schema: Schema<R>
  toColumns: (fields: F) => Partial<RowOf<T>>
  /** The columns of a new row that are not among the API's fields. */
  newColumns?: () => Partial<RowOf<T>>
  /** An earlier version of a row can be written anew from the audit trail. */
  isRevertible?: true
  /** Every change depends on the owner's other rows, so all of them are locked before a change. */
  locksAllRows?: true
  /** How many rows an owner may have; `among` narrows them to those that a row with these fields counts among. */
  limit?: { max: number; among?: (rows: RowsQuery<T>, fields: F) => RowsQuery<T> }
  /** Refuses a row for reasons that only the database knows. `current` is null for a new row. Throws `Problem`. */
  validate?: (fields: F, current: R | null, context: WriteContext) => Promise<void>
  /** Refuses to delete a row. In this transaction it is deleted already. Throws `Problem`. */
  validateDeletion?: (id: RowId, context: WriteContext) => Promise<void>
  /** The problem that a broken unique index means. */
  onDuplicate?: () => Problem
  /** Anybody with a link may read a row, so a change of another operator's row is refused as theirs, not as missing. */
  isReadableByLink?: true
}

/** What follows from the declaration unless an entity says otherwise. */
type Derived<T extends VersionedTable> = {
  /** The columns that identify a row. */
  toKey: (id: RowId, operator: Operator) => Partial<RowOf<T>>
  /** The id of a new row, and the columns that say whose it is. */
  createKey: (trx: Trx, operator: Operator) => Promise<{ id: RowId; columns: Partial<RowOf<T>> }>
  /** Refuses to change a row that is not the operator's. Throws `Problem`. */
  requireOwner: (row: RowOf<T>, operator: Operator) => void
}

export type Entity<T extends VersionedTable, R extends F & Versioned, F extends object> = Declared<T, R, F> & Derived<T>

/** An entity of which no more is known than that it is one. */
export type AnyEntity = Entity<VersionedTable, Versioned, object>

export const isEntity = (value: unknown): value is AnyEntity =>
  value !== null && typeof value === 'object' && 'toColumns' in value && 'createKey' in value

export function defineEntity<const T extends VersionedTable, R extends F & Versioned, F extends object>(
  declared: Declared<T, R, F> & Partial<Derived<T>>,
): Entity<T, R, F> {
  // The scope decides which columns a table has: what is made here fits the table that was declared with it.
  return { ...(derivedFrom(declared) as unknown as Derived<T>), ...declared }
}

type Scoped = { table: VersionedTable; scope: Scope; isReadableByLink?: true }

function derivedFrom({ table, scope, isReadableByLink }: Scoped) {
  const scopeColumns = ({ sandboxId: sandbox_id, accountId: account_id }: Operator) => ({
    ...(scope !== 'account' && { sandbox_id }),
    ...(scope !== 'sandbox' && { account_id }),
  })
  return {
    toKey: (id: RowId, { sandboxId: sandbox_id }: Operator) => ({
      ...(scope !== 'account' && { sandbox_id }),
      id: scope === 'sandbox' ? Number(id) : String(id),
    }),
    async createKey(trx: Trx, operator: Operator) {
      // Ids of an account's own rows stand in links, so they cannot be guessed.
      const id =
        scope === 'sandbox'
          ? await nextId(trx, table as SandboxTable, operator.sandboxId)
          : randomBytes(8).toString('hex')
      return { id, columns: { ...scopeColumns(operator), id } }
    },
    requireOwner(row: { account_id?: number }, { accountId }: Operator) {
      if (scope === 'sandbox' || row.account_id === accountId) return
      // Where a row is private, not even its existence is revealed.
      throw refuse(isReadableByLink ? 'not-yours' : 'not-found')
    },
  }
}
