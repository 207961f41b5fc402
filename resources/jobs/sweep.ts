import type { Db } from '#server/database/open.ts'
import { nextTurn } from '#server/platform/turns.ts'
import { KEPT_HOURS } from './rules.ts'

/** Removes jobs that finished or were deleted long ago, with their logs and files. One at a time: files can be large. */
export async function sweep(db: Db, now = Date.now()): Promise<void> {
  const oldest = new Date(now - KEPT_HOURS * 3_600_000).toISOString()
  const old = db
    .selectFrom('job')
    .select('id')
    .where(({ eb, or }) => or([eb('finished_at', '<=', oldest), eb('deleted_at', '<=', oldest)]))
  for (const { id } of await old.execute()) {
    await nextTurn()
    // Unless it has been retried or restored meanwhile.
    await db
      .deleteFrom('job')
      .where('id', 'in', old.where('id', '=', id))
      .execute()
  }
}
