import type { Insertable } from 'kysely'
import { insertRows } from '#server/database/bulk.ts'
import type { Db } from '#server/database/open.ts'
import type { TrafficTable } from '#server/database/schema.ts'
import { MAX_ENTRIES } from '#shared/platform/traffic.ts'

/** So many rows come in before the oldest go out: a ring is a little longer than it says, and cleared in one go. */
const ROWS_BETWEEN_TRIMS = 250
/** Removed by one statement: the database does nothing else meanwhile. */
const MAX_REMOVED = 500

/** Keeps each operator's newest rows. `append` gives the newest id of each operator that has new ones. */
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
    const last = await idsOf(accountId, 'desc').offset(MAX_ENTRIES).executeTakeFirst()
    if (last) await db.deleteFrom('traffic').where('account_id', '=', accountId).where('id', '<=', last.id).execute()
  }

  const idsOf = (accountId: number, direction: 'asc' | 'desc') =>
    db.selectFrom('traffic').select('id').where('account_id', '=', accountId).orderBy('id', direction).limit(1)

  const newestOf = async (accountId: number) => (await idsOf(accountId, 'desc').executeTakeFirst())?.id ?? 0

  return { append }
}

/** Removes all of an operator's rows, some at a time. */
export async function removeTraffic(db: Db, accountId: number): Promise<void> {
  for (;;) {
    const own = db.selectFrom('traffic').select('id').where('account_id', '=', accountId).orderBy('id')
    const ids = own.limit(MAX_REMOVED)
    const { numDeletedRows } = await db.deleteFrom('traffic').where('id', 'in', ids).executeTakeFirst()
    if (numDeletedRows < MAX_REMOVED) return
  }
}
