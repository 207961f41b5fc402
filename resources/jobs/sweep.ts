import type { Db } from '#server/database/open.ts'
import { KEPT_HOURS } from './rules.ts'

/** Removes jobs that finished or were deleted long ago, with their logs and files. */
export async function sweep(db: Db, now = Date.now()): Promise<void> {
  const oldest = new Date(now - KEPT_HOURS * 3_600_000).toISOString()
  await db
    .deleteFrom('job')
    .where(({ eb, or }) => or([eb('finished_at', '<=', oldest), eb('deleted_at', '<=', oldest)]))
    .execute()
}
