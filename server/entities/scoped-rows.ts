import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import type { ScopedTable, Tables } from '#server/database/schema.ts'
import type { Operator } from '#server/sessions/operator.ts'

/**
 * Who owns the rows. `sandbox`: everyone who works in a sandbox, and forks copy them. `account`: one account.
 * `account-in-sandbox`: one account, but the rows refer to one sandbox and are only visible there. `everyone`: all
 * sandboxes and accounts, so nobody can write the rows.
 */
export type Scope = OwnedScope | 'everyone'
export type OwnedScope = 'sandbox' | 'account' | 'account-in-sandbox'

export const isOfSandbox = (scope: Scope) => scope === 'sandbox' || scope === 'account-in-sandbox'
export const isOfAccount = (scope: Scope) => scope === 'account' || scope === 'account-in-sandbox'

/** A query for all columns of a table, limited to the operator's rows. */
export type RowsQuery<T extends keyof Tables> = SelectQueryBuilder<Tables, T, Selectable<Tables[T]>>

type ScopedEntity<T extends keyof Tables> = { table: T; scope: Scope; isDeletable?: true }

/**
 * The rows of an entity that the operator may see, without deleted ones, or the rows of another table in the operator's
 * sandbox. Handlers and rules read rows only this way, so no query can forget to filter by owner.
 */
export type Rows = <T extends keyof Tables & string>(
  of: ScopedEntity<T> | (T & ScopedTable),
  options?: { withDeleted?: boolean },
) => RowsQuery<T>

export const scopedRows =
  (db: Reader, { sandboxId, accountId }: Pick<Operator, 'sandboxId' | 'accountId'>): Rows =>
  (of, { withDeleted = false } = {}) => {
    const { table, scope, isDeletable }: ScopedEntity<keyof Tables> =
      typeof of === 'string' ? { table: of, scope: 'sandbox' } : of
    const conditions: Record<string, unknown> = {
      ...(isOfSandbox(scope) && { [`${table}.sandbox_id`]: sandboxId }),
      ...(isOfAccount(scope) && { [`${table}.account_id`]: accountId }),
    }
    let query = db
      .selectFrom(table as 'member')
      .selectAll(table as 'member')
      .where(({ and }) => and(conditions as object))
    if (isDeletable && !withDeleted) query = query.where(`${table}.deleted_at` as 'archived_at', 'is', null)
    // Kysely types columns by the literal table name. Every table passed here has the columns of its scope.
    return query as never
  }
