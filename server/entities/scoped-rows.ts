import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import type { Scope } from './entity.ts'

/** Tables with rows of sandboxes, whoever's they are. */
export type SandboxTable = {
  [T in keyof Tables]: 'sandbox_id' extends keyof Tables[T] ? T : never
}[keyof Tables]

/** A query for all columns of a table's rows, limited to whoever asks. */
export type RowsQuery<T extends keyof Tables> = SelectQueryBuilder<Tables, T, Selectable<Tables[T]>>

type ScopedEntity<T extends keyof Tables> = { table: T; scope: Scope; isDeletable?: true }

/**
 * The rows of an entity that the operator may see, without deleted ones, or those of another table of the operator's sandbox. Handlers
 * and rules reach rows of sandboxes and accounts this way alone, so that no query can forget whose rows it reads.
 */
export type Rows = <T extends keyof Tables & string>(
  of: ScopedEntity<T> | (T & SandboxTable),
  options?: { withDeleted?: boolean },
) => RowsQuery<T>

export const scopedRows =
  (db: Reader, { sandboxId, accountId }: Operator): Rows =>
  (of, { withDeleted = false } = {}) => {
    const { table, scope, isDeletable } =
      typeof of === 'string' ? { table: of, scope: 'sandbox', isDeletable: false } : of
    const conditions: Record<string, unknown> = {
      ...(scope !== 'account' && { [`${table}.sandbox_id`]: sandboxId }),
      ...(scope !== 'sandbox' && { [`${table}.account_id`]: accountId }),
    }
    let query = db
      .selectFrom(table as 'member')
      .selectAll(table as 'member')
      .where(({ and }) => and(conditions as object))
    if (isDeletable && !withDeleted) query = query.where(`${table}.deleted_at` as 'archived_at', 'is', null)
    // Kysely knows a table's columns by its literal name; whichever table it is has the columns of its scope.
    return query as never
  }
