import { api } from '#client/api/api.ts'
import { atVersion } from '#client/api/use-action.ts'
import { restoreAudit } from '#resources/audit/contract.ts'
import { Problem } from '#shared/errors.ts'
import type { Step } from './plan.ts'

/** Runs one step of an undo. Throws the server's refusal, because the row may have changed since the plan was made. */
export async function takeBack({ record, operation }: Step): Promise<void> {
  // Rows without versions ignore it.
  const match = atVersion({ version: record.version ?? 0 })
  if (!operation) {
    await api.call(restoreAudit, { params: { auditId: record.id }, query: { side: 'before' }, headers: match })
    return
  }
  const path = operation.path.replace(/\{\w+\}/, encodeURIComponent(record.rowId))
  const reply = await api.exchange(path, { method: operation.method, headers: match })
  if (!reply.ok) throw new Problem(await reply.json())
}
