import { type SelectQueryBuilder, sql } from 'kysely'
import { databaseKind, type Trx } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import { refuse } from '#shared/errors.ts'

// SQLite has one writer at a time: there is nobody to lock out.
const hasManyWriters = (trx: Trx) => databaseKind(trx) === 'postgres'

/**
 * Keeps what a query finds from being changed or deleted by another transaction until this one ends. Others may point at it: their
 * foreign keys ask that its key stays, which it does, and need not wait.
 */
export const locked = <D, T extends keyof D, O>(trx: Trx, query: SelectQueryBuilder<D, T, O>) =>
  hasManyWriters(trx) ? query.forNoKeyUpdate() : query

/**
 * Lets many write into a sandbox at once, and none while it is reset, restored or deleted. A session may have begun its request in
 * a sandbox that has gone away since.
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
 * Waits for those who are writing into a sandbox, and lets nobody in until this transaction ends. An advisory lock, because it queues:
 * on a locked row new writers would join those who are there, and one who waits to close would wait for ever.
 */
export async function closeSandbox(trx: Trx, sandboxId: string): Promise<void> {
  if (hasManyWriters(trx)) await sql`select pg_advisory_xact_lock(${keyOf(sandboxId)})`.execute(trx)
}

/** Whose rows are locked: a sandbox's, or an account's. */
export type Owner = { sandboxId: string } | { accountId: number }

/**
 * Lets one transaction after the other decide about an owner's rows of a table as a whole: what one reads after this stays as it is until
 * it ends, as far as all who change it ask here first. To be taken before any row is, so that nobody who waits here holds a row that the
 * one before needs. A transaction that needs two of these takes them in the order of their tables' names.
 */
export async function lockRows(trx: Trx, table: keyof Tables, owner: Owner): Promise<void> {
  const whose = 'sandboxId' in owner ? owner.sandboxId : `account ${owner.accountId}`
  if (hasManyWriters(trx)) await sql`select pg_advisory_xact_lock(${keyOf(whose, table)})`.execute(trx)
}

const keyOf = (whose: string, of = 'sandbox') => sql`hashtextextended(${`${of} of ${whose}`}, 0)`
