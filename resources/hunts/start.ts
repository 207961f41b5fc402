import type { OperandValueExpressionOrList } from 'kysely'
import type { Trx } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import { randomId } from '#server/platform/random.ts'
import type { HuntRow } from './to-api.ts'

type Drawn = { seed: number; bugIds: readonly string[]; minutes: number }

/** Ends the hunts that go on in these sandboxes: a list that is not empty, or a query. */
export const endHunts = (trx: Trx, sandboxIds: OperandValueExpressionOrList<Tables, 'hunt', 'sandbox_id'>) =>
  trx
    .updateTable('hunt')
    .set({ ended_at: new Date().toISOString() })
    .where('sandbox_id', 'in', sandboxIds)
    .where('ended_at', 'is', null)
    .execute()

/** Starts a hunt in a sandbox of this account, in place of an earlier one there. The caller records it. */
export async function insertHunt(
  trx: Trx,
  { accountId, sandboxId }: { accountId: number; sandboxId: string },
  { seed, bugIds, minutes }: Drawn,
): Promise<HuntRow> {
  await endHunts(trx, [sandboxId])
  const startedMs = Date.now()
  const row: HuntRow = {
    id: randomId(),
    account_id: accountId,
    sandbox_id: sandboxId,
    seed,
    bugs: JSON.stringify(bugIds),
    found: '[]',
    hints: '[]',
    misses: 0,
    started_at: new Date(startedMs).toISOString(),
    ends_at: new Date(startedMs + minutes * 60_000).toISOString(),
    ended_at: null,
  }
  await trx.insertInto('hunt').values(row).execute()
  return row
}
