import type { Db } from '#server/database/open.ts'

/** The teams of a sandbox, without those that were deleted. */
export const selectTeams = (db: Db, sandboxId: string) =>
  db.selectFrom('team').selectAll().where('team.sandbox_id', '=', sandboxId).where('team.deleted_at', 'is', null)
