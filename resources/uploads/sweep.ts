import type { Db } from '#server/database/open.ts'
import { KEPT_HOURS } from './rules.ts'

/** Removes old unfinished and deleted files, with their chunks. */
export async function sweep(db: Db, now = Date.now()): Promise<void> {
  const oldest = new Date(now - KEPT_HOURS * 3_600_000).toISOString()
  await db
    .deleteFrom('upload')
    .where(({ eb, or, and }) =>
      or([and([eb('finished_at', 'is', null), eb('created_at', '<=', oldest)]), eb('deleted_at', '<=', oldest)]),
    )
    .execute()
}
