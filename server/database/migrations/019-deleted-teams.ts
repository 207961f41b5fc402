import type { Kysely } from 'kysely'

/** A team that is deleted is kept, so that it can be restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('team').addColumn('deleted_at', 'text').execute()
}
