import { DAY_MS, isoOf } from '#company/calendar.ts'
import { daysBetween, practiceNow } from '#company/clock.ts'
import type { Trx } from '#server/database/open.ts'
import { randomId } from '#server/platform/random.ts'
import { copyRows } from '#server/sandboxes/rows.ts'
import type { SandboxRow } from '#server/sandboxes/visible.ts'

const movedBy = (at: string, days: number) => isoOf(Date.parse(at) + days * DAY_MS)

/** Fills an empty sandbox with the rows of another, as they are or moved by whole days. */
export async function copyInto(trx: Trx, from: SandboxRow, id: string, days = 0): Promise<void> {
  await copyRows(trx, from.id, id, days)
  await trx
    .updateTable('sandbox')
    .set({ ends_at: movedBy(from.ends_at, days), events_end_at: movedBy(from.events_end_at, days) })
    .where('id', '=', id)
    .execute()
  // Whatever their role in a shared sandbox, operators are administrators of their fork.
  if (from.account_id === null) await trx.deleteFrom('role_holder').where('sandbox_id', '=', id).execute()
}

/** How many days a new sandbox is moved, so that it ends today however old its source is. */
export const daysSince = (from: SandboxRow): number => Math.max(0, daysBetween(from.ends_at, practiceNow()))

type Copy = { accountId: number; name: string; from: SandboxRow; snapshotOf: string | null }

/** Copies a sandbox for an account. Returns the id of the copy. A snapshot keeps its dates. */
export async function insertCopy(trx: Trx, { accountId, name, from, snapshotOf }: Copy): Promise<string> {
  const id = randomId(6)
  await trx
    .insertInto('sandbox')
    .values({
      id,
      account_id: accountId,
      name,
      snapshot_of: snapshotOf,
      source_name: from.name,
      created_at: new Date().toISOString(),
      ends_at: from.ends_at,
      events_end_at: from.events_end_at,
      deleted_at: null,
    })
    .execute()
  await copyInto(trx, from, id, snapshotOf === null ? daysSince(from) : 0)
  return id
}
