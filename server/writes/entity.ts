import type { Selectable } from 'kysely'
import type { $ZodType as Schema } from 'zod/v4/core'
import type { Trx } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import type { Problem } from '#shared/errors.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Room } from './room.ts'

/** Tables whose rows count their changes. */
export type VersionedTable = {
  [T in keyof Tables]: Selectable<Tables[T]> extends { version: number; updated_at: string } ? T : never
}[keyof Tables]
export type Versioned = { version: number }
export type RowOf<T extends keyof Tables> = Selectable<Tables[T]>
export type RowId = string | number

/** Within which transaction, and for whom. */
export type Context = { trx: Trx; operator: Operator }

/**
 * What the write path must know of an entity: where its rows are, how the API shows one (`R`), and how fields that the API takes (`F`)
 * become columns. A resource's server exports it as `entity`; then any version of its rows can be restored.
 */
export type Entity<T extends VersionedTable, R extends F & Versioned, F extends object> = {
  /** As its folder is named. */
  name: string
  /** Who may change a row, and so restore a version of it. */
  needs: Permission | 'signed-in'
  table: T
  /** Whose rows they are: practice data is a sandbox's, all else an account's. */
  belongsTo: 'sandbox' | 'account'
  keyOf: (id: RowId, operator: Operator) => Partial<RowOf<T>>
  /** As the API shows a row: what it does not declare is stripped, so that no hash and no secret gets into the trail. */
  shape: Schema<R>
  tell: (row: RowOf<T>, operator: Operator) => R
  columnsOf: (fields: F) => Partial<RowOf<T>>
  /** Of an entity that rows can be added to: the id of a new one, and its columns that are no field of the API's. */
  newRow?: (context: Context) => Promise<{ id: RowId; columns?: Partial<RowOf<T>> }>
  /** Is this row deleted, and kept only so that it can be restored? */
  isDeleted?: (row: RowOf<T>) => boolean
  /** Of such an entity: the columns that delete a row, and those that bring it back. */
  deleted?: () => Partial<RowOf<T>>
  undeleted?: Partial<RowOf<T>>
  /** Refuses to delete a row, for reasons that only the database knows. In this transaction it is deleted already. */
  checkDeleted?: (id: RowId, context: Context) => Promise<void>
  /** Refuses to change a row that is not the operator's. */
  admit?: (row: RowOf<T>, operator: Operator) => void
  /** Every change of a row depends on the owner's other rows: they are locked before it. */
  isLockedWhole?: true
  /** How many rows an owner may have at once, of those that a row with these fields counts among. */
  room?: (fields: F, context: Context) => Room
  /** Refuses a row with these fields, for reasons that only the database knows; `current` is null for a new one. */
  check?: (fields: F, current: R | null, context: Context) => Promise<void>
  /** What to say when a value of which there may be but one is there already. */
  taken?: () => Problem
}

/** An entity of which no more is known than that it is one. */
export type AnyEntity = Entity<VersionedTable, Versioned, object>

export const defineEntity = <const T extends VersionedTable, R extends F & Versioned, F extends object>(
  entity: Entity<T, R, F>,
): Entity<T, R, F> => entity
