import type { SelectQueryBuilder } from 'kysely'
import { databaseKind, type Trx } from '#server/database/open.ts'
import { refuse } from '#shared/errors.ts'

// SQLite has one writer at a time: there is nobody to lock out.

/** Keeps what a query finds from being changed by another transaction until this one ends. */
export const locked = <D, T extends keyof D, O>(trx: Trx, query: SelectQueryBuilder<D, T, O>) =>
  databaseKind(trx) === 'postgres' ? query.forUpdate() : query

/**
 * Lets many write into a sandbox at once, and none while it is reset, restored or deleted. A session may have begun its request in
 * a sandbox that has gone away since.
 */
export async function enterSandbox(trx: Trx, sandboxId: string): Promise<void> {
  const found = trx.selectFrom('sandbox').select('id').where('id', '=', sandboxId).where('deleted_at', 'is', null)
  const sandbox = await (databaseKind(trx) === 'postgres' ? found.forShare() : found).executeTakeFirst()
  if (!sandbox) throw refuse('sandbox-gone')
}

/** Waits for those who are writing into a sandbox, and lets nobody in until this transaction ends. */
export const closeSandbox = (trx: Trx, sandboxId: string) =>
  trx
    .updateTable('sandbox')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('id', '=', sandboxId)
    .execute()
