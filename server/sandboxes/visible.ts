import type { Selectable } from 'kysely'
import type { Reader, Trx } from '#server/database/open.ts'
import type { SandboxTable } from '#server/database/schema.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { notFound } from '#shared/errors.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'

export type SandboxRow = Selectable<SandboxTable>

/** The shared sandboxes and the operator's own. A key only sees its own sandbox and the snapshots of it. */
export const selectVisible = (db: Reader, { accountId, sandboxId, key }: Operator) =>
  db
    .selectFrom('sandbox')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
    .$if(key !== null, query =>
      query.where(({ eb, or }) => or([eb('id', '=', sandboxId), eb('snapshot_of', '=', sandboxId)])),
    )

/** Reads a sandbox or snapshot that the operator can see. Any other is reported as not found. */
export async function requireVisible(db: Reader, operator: Operator, id: string): Promise<SandboxRow> {
  const row = await selectVisible(db, operator).where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return row
}

/** The sandbox that a session works in, or main if it has just been deleted. */
export async function findWorkplace(db: Reader, operator: Operator): Promise<{ id: string; name: string }> {
  const row = await selectVisible(db, operator).where('id', '=', operator.sandboxId).executeTakeFirst()
  return row ?? { id: MAIN, name: MAIN }
}

/** Locks the operator's sandboxes until the transaction ends, so that what is read or counted here stays true. */
export const lockOwner = (trx: Trx, { accountId }: Operator) =>
  trx
    .updateTable('account')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', accountId)
    .execute()
