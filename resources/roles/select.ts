import type { Db } from '#server/database/open.ts'

/** The roles of a sandbox, without those that were deleted. */
export const selectRoles = (db: Db, sandboxId: string) =>
  db.selectFrom('role').selectAll().where('sandbox_id', '=', sandboxId).where('deleted_at', 'is', null)
