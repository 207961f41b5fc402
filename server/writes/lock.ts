import { type SelectQueryBuilder, sql } from 'kysely'
import { databaseKind, type Trx } from '#server/database/open.ts'
import { refuse } from '#shared/errors.ts'

// SQLite has one writer at a time: there is nobody to lock out.
const hasManyWriters = (trx: Trx) => databaseKind(trx) === 'postgres'

/** Keeps what a query finds from being changed by another transaction until this one ends. */
export const locked = <D, T extends keyof D, O>(trx: Trx, query: SelectQueryBuilder<D, T, O>) =>
  hasManyWriters(trx) ? query.forUpdate() : query

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

const keyOf = (sandboxId: string) => sql`hashtextextended(${`sandbox ${sandboxId}`}, 0)`
