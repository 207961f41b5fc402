import type { Db } from '#server/database/open.ts'
import { nextTurn } from '#server/platform/turns.ts'
import { KEPT_HOURS } from './rules.ts'

/** Removes old unfinished and deleted files, with their chunks. One at a time, because a large file takes a while. */
export async function sweep(db: Db, now = Date.now()): Promise<void> {
  const oldest = new Date(now - KEPT_HOURS * 3_600_000).toISOString()
  const old = db
    .selectFrom('upload')
    .select('id')
    .where(({ eb, or, and }) =>
      or([and([eb('finished_at', 'is', null), eb('created_at', '<=', oldest)]), eb('deleted_at', '<=', oldest)]),
    )
  for (const { id } of await old.execute()) {
    await nextTurn()
    // Unless it has been restored meanwhile.
    await db
      .deleteFrom('upload')
      .where('id', 'in', old.where('id', '=', id))
      .execute()
  }
}
