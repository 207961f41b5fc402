import { type SelectQueryBuilder, sql } from 'kysely'
import { databaseKind, type Trx } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import { refuse } from '#shared/errors.ts'

// SQLite has only one writer at a time, so it needs no locks.
const hasManyWriters = (trx: Trx) => databaseKind(trx) === 'postgres'

/**
 * Locks the rows of a query against changes and deletion until the transaction ends. Other transactions can still
 * insert references to them: a foreign key only needs the row's key to stay, so those inserts don't wait.
 */
export const locked = <D, T extends keyof D, O>(trx: Trx, query: SelectQueryBuilder<D, T, O>) =>
  hasManyWriters(trx) ? query.forNoKeyUpdate() : query

/**
 * Allows many concurrent writers in a sandbox, but none while it is reset, restored or deleted. Also checks that the
 * sandbox still exists, because it may have been deleted after the request was admitted.
 */
export async function enterSandbox(trx: Trx, sandboxId: string): Promise<void> {
  if (hasManyWriters(trx)) await sql`select pg_advisory_xact_lock_shared(${keyOf(sandboxId)})`.execute(trx)
  const sandbox = await trx
    .selectFrom('sandbox')
    .select('id')
    .where('id', '=', sandboxId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!sandbox) throw refuse('sandbox-gone')
}

/**
 * Waits for all writers in a sandbox and keeps new ones out until this transaction ends. An advisory lock, because it
 * queues fairly: with a row lock, new writers would keep joining the current ones, and this transaction could wait
 * forever.
 */
export async function closeSandbox(trx: Trx, sandboxId: string): Promise<void> {
  if (hasManyWriters(trx)) await sql`select pg_advisory_xact_lock(${keyOf(sandboxId)})`.execute(trx)
}

/** The owner of the locked rows: a sandbox or an account. */
export type Owner = { sandboxId: string } | { accountId: number }

/**
 * Serializes transactions that decide about all of an owner's rows in a table, such as a limit. Every writer that
 * affects the decision must take this lock. Take it before any row lock, so that a waiting transaction never holds a
 * row that the current one needs. A transaction that needs two of these locks takes them in the order of the table
 * names.
 */
export async function lockRows(trx: Trx, table: keyof Tables, owner: Owner): Promise<void> {
  const whose = 'sandboxId' in owner ? owner.sandboxId : `account ${owner.accountId}`
  if (hasManyWriters(trx)) await sql`select pg_advisory_xact_lock(${keyOf(whose, table)})`.execute(trx)
}

const keyOf = (whose: string, of = 'sandbox') => sql`hashtextextended(${`${of} of ${whose}`}, 0)`
