import type { Insertable } from 'kysely'
import type { TrafficTable } from '#resources/traffic/table.ts'
import { insertRows } from '#server/database/bulk.ts'
import type { Db } from '#server/database/open.ts'
import { nextTurn } from '#server/platform/turns.ts'
import { MAX_ENTRIES, MAX_LEARNER_ENTRIES } from '#shared/platform/traffic.ts'

/** How many rows are added between deletions of the oldest. The log may exceed its limit by this much. */
const ROWS_BETWEEN_TRIMS = 250
/** Rows per delete statement, because the database does nothing else meanwhile. */
const MAX_REMOVED = 500

/** Keeps each operator's newest rows. `append` returns the newest id of each operator with new rows. */
export function createStore(db: Db) {
  const added = new Map<number, number>()

  async function append(rows: Insertable<TrafficTable>[]): Promise<Map<number, number>> {
    await insertRows(db, 'traffic', rows)
    const newest = new Map<number, number>()
    for (const [accountId, own] of Map.groupBy(rows, row => row.account_id)) {
      const count = (added.get(accountId) ?? 0) + own.length
      added.set(accountId, count >= ROWS_BETWEEN_TRIMS ? 0 : count)
      if (count >= ROWS_BETWEEN_TRIMS) await trim(accountId)
      newest.set(accountId, await newestOf(accountId))
    }
    return newest
  }

  async function trim(accountId: number) {
    const account = await db.selectFrom('account').select('kind').where('id', '=', accountId).executeTakeFirst()
    const max = account?.kind === 'learner' ? MAX_LEARNER_ENTRIES : MAX_ENTRIES
    const last = await idsOf(accountId, 'desc').offset(max).executeTakeFirst()
    if (last) await db.deleteFrom('traffic').where('account_id', '=', accountId).where('id', '<=', last.id).execute()
  }

  const idsOf = (accountId: number, direction: 'asc' | 'desc') =>
    db.selectFrom('traffic').select('id').where('account_id', '=', accountId).orderBy('id', direction).limit(1)

  const newestOf = async (accountId: number) => (await idsOf(accountId, 'desc').executeTakeFirst())?.id ?? 0

  return { append }
}

/** Deletes all of an operator's rows, in batches. Others get their turn in between. */
export async function removeTraffic(db: Db, accountId: number): Promise<void> {
  for (;;) {
    const own = db.selectFrom('traffic').select('id').where('account_id', '=', accountId).orderBy('id')
    const ids = own.limit(MAX_REMOVED)
    const { numDeletedRows } = await db.deleteFrom('traffic').where('id', 'in', ids).executeTakeFirst()
    if (numDeletedRows < MAX_REMOVED) return
    await nextTurn()
  }
}
