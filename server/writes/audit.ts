import { insertRows } from '#server/database/bulk.ts'
import type { Trx } from '#server/database/open.ts'
import type { AuditAction } from '#shared/platform/audit.ts'

/** What became of one row, as the API shows it before and after. */
export type Change = {
  entity: string
  id: string | number
  action: AuditAction
  before: object | null
  after: object | null
  /** The row's version after the change, where it has one. */
  version?: number
  /** The sandbox whose trail it belongs to, where that is not the one that is written to; null: the account's own trail. */
  sandboxId?: string | null
}

/** Who wrote, through which endpoint, by which request. */
export type Author = { accountId: number; endpoint: string; requestId: string }

const textOf = (row: object | null) => (row === null ? null : JSON.stringify(row))

/** Adds to the trail what a transaction did, within it. `sandboxId` is null for what is the account's own. */
export async function appendAudit(trx: Trx, author: Author, sandboxId: string | null, changes: readonly Change[]) {
  const at = new Date().toISOString()
  const rows = changes.map(({ entity, id, action, before, after, version, sandboxId: own = sandboxId }) => ({
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
  }))
  await insertRows(trx, 'audit', rows)
}
