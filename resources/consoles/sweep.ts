import type { Db } from '#server/database/open.ts'
import { KEPT_MINUTES } from './rules.ts'

/** Deletes old asks with their answers. */
export async function sweep(db: Db, now = Date.now()): Promise<void> {
  const oldest = new Date(now - KEPT_MINUTES * 60_000).toISOString()
  await db.deleteFrom('console_ask').where('asked_at', '<=', oldest).execute()
}
