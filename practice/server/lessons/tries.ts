import type { Db } from '#server/database/open.ts'
import type { Open } from './progress.ts'
import type { Seen } from './seen.ts'

/**
 * Counts requests that could have completed a task and did not, if they came from its page. Each counts once, although
 * every instance checks it. Returns whether there were any.
 */
export async function countTries(db: Db, { accountId, page, task }: Open, seen: readonly Seen[]): Promise<boolean> {
  const key = { account_id: accountId, page, task: task.id }
  for (;;) {
    const known = await db
      .selectFrom('task_attempt')
      .selectAll()
      .where(row => row.and(key))
      .executeTakeFirst()
    const tries = seen.filter(one => one.page === page && one.id > (known?.last_id ?? 0))
    const [first, last] = [tries[0], tries.at(-1)]
    if (!first || !last) return false
    const counted = { last_at: new Date(last.atMs).toISOString(), last_id: last.id }
    if (!known) {
      const row = { ...key, ...counted, tries: tries.length, first_at: new Date(first.atMs).toISOString() }
      const insert = db.insertInto('task_attempt').values(row)
      const { numInsertedOrUpdatedRows } = await insert
        .onConflict(conflict => conflict.columns(['account_id', 'page', 'task']).doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows) return true
    } else {
      const { numUpdatedRows } = await db
        .updateTable('task_attempt')
        .set({ ...counted, tries: known.tries + tries.length })
        .where(row => row.and({ ...key, last_id: known.last_id }))
        .executeTakeFirst()
      if (numUpdatedRows) return true
    }
    // Another instance has counted meanwhile.
  }
}
