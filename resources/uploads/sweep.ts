import type { Db } from '#server/database/open.ts'
import { removeChunks } from './chunks.ts'
import { KEPT_HOURS } from './rules.ts'

/** A file that was deleted at this time or before is gone for good. */
export const oldestKept = (now = Date.now()): string => new Date(now - KEPT_HOURS * 3_600_000).toISOString()

/** Removes old unfinished and deleted files, with their chunks. */
export async function sweep(db: Db, now = Date.now()): Promise<void> {
  const oldest = oldestKept(now)
  const old = db
    .selectFrom('upload')
    .select('id')
    .where(({ eb, or, and }) =>
      or([and([eb('finished_at', 'is', null), eb('created_at', '<=', oldest)]), eb('deleted_at', '<=', oldest)]),
    )
  for (const { id, size } of await old.select('size').execute()) {
    // Unless it has been finished meanwhile.
    const still = old.where('id', '=', id)
    await removeChunks(db, still, size)
    await db.deleteFrom('upload').where('id', 'in', still).execute()
  }
}
