import { insertRows } from '#server/database/bulk.ts'
import type { Trx } from '#server/database/open.ts'
import type { AuditAction } from '#shared/platform/audit.ts'

/** The change of one row, as the API shows it before and after. Of thousands, the JSON can be made beforehand. */
export type Change = {
  entity: string
  id: string | number
  action: AuditAction
  before: object | string | null
  after: object | string | null
  /** The row's version after the change, if it has one. */
  version?: number
  /** The sandbox whose trail records the change, if not the one being written to. Null means the account's trail. */
  sandboxId?: string | null
}

/** Who made the write, through which endpoint, in which request. */
export type Author = { accountId: number; endpoint: string; requestId: string }

const textOf = (row: object | string | null) => (row === null || typeof row === 'string' ? row : JSON.stringify(row))

/** Adds the changes of a transaction to the audit trail. `sandboxId` is null for data of the account. */
export async function appendAudit(trx: Trx, author: Author, sandboxId: string | null, changes: readonly Change[]) {
  const at = new Date().toISOString()
  // One at a time: thousands of texts in memory at once would cost more time than the inserts.
  const rows = Iterator.from(changes).map(
    ({ entity, id, action, before, after, version, sandboxId: own = sandboxId }) => ({
      sandbox_id: own,
      account_id: author.accountId,
      entity,
      row_id: String(id),
      version: version ?? null,
      action,
      before: textOf(before),
      after: textOf(after),
      endpoint: author.endpoint,
      request_id: author.requestId,
      at,
    }),
  )
  await insertRows(trx, 'audit', rows)
}
