import type { Kysely } from 'kysely'

/** Deleted teams are kept so that they can be restored. Role assignments get a version like other rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('team').addColumn('deleted_at', 'text').execute()
  // An account without a row has version 1.
  await db.schema
    .alterTable('role_holder')
    .addColumn('version', 'integer', column => column.notNull().defaultTo(2))
    .execute()
}
