import type {
  DeleteQueryBuilder,
  DeleteResult,
  Insertable,
  InsertQueryBuilder,
  InsertResult,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely'
import { insertRows } from '#server/database/bulk.ts'
import type { Trx } from '#server/database/open.ts'
import type { ScopedTable, Tables } from '#server/database/schema.ts'
import { nextIds } from '#server/locks/next-id.ts'
import type { Operator } from '#server/sessions/operator.ts'

type NewRow<T extends ScopedTable> = Omit<Insertable<Tables[T]>, 'sandbox_id'>

/**
 * Kysely's statements, limited to the operator's sandbox. For writes that `create` and `update` of entities don't
 * cover: many rows at once, or rows of a table that belongs to an entity. The caller must record the change.
 */
export type ScopedWrites = {
  insertInto<T extends ScopedTable & string>(
    table: T,
    rows: NewRow<T> | readonly NewRow<T>[],
  ): InsertQueryBuilder<Tables, T, InsertResult>
  /** Inserts thousands of rows that all have the same columns in the same order, or replaces those with the same `key`. */
  insertMany<T extends ScopedTable & string>(
    table: T,
    rows: Iterable<NewRow<T>>,
    key?: readonly (keyof Tables[T] & string)[],
  ): Promise<void>
  updateTable<T extends ScopedTable & string>(table: T): UpdateQueryBuilder<Tables, T, T, UpdateResult>
  deleteFrom<T extends ScopedTable & string>(table: T): DeleteQueryBuilder<Tables, T, DeleteResult>
  /** The id of a new row, or the first of `count` consecutive ids. */
  nextId(table: ScopedTable, count?: number): Promise<number>
}

export function scopedWrites(trx: Trx, { sandboxId }: Operator): ScopedWrites {
  // Kysely types columns by the literal table name. Every table passed here has `sandbox_id`.
  const ours = (table: string) => `${table}.sandbox_id` as 'member.sandbox_id'
  return {
    insertInto: (table, rows) =>
      trx
        // As if all were one table: the signatures above have checked names and rows.
        .insertInto(table as 'member')
        .values(([rows].flat() as object[]).map(row => ({ ...row, sandbox_id: sandboxId })) as never) as never,
    insertMany(table, rows, key = []) {
      const inScope = Iterator.from(rows).map(row => ({ ...row, sandbox_id: sandboxId }))
      return insertRows(trx, table, inScope, key.length > 0 ? ['sandbox_id', ...key] : [])
    },
    // As above.
    updateTable: table => trx.updateTable(table as 'member').where(ours(table), '=', sandboxId) as never,
    deleteFrom: table => trx.deleteFrom(table as 'member').where(ours(table), '=', sandboxId) as never,
    nextId: (table, count = 1) => nextIds(trx, table, sandboxId, count),
  }
}
