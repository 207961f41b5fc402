import type { Kysely } from 'kysely'

/** A team that is deleted is kept, so that it can be restored; and who holds which role has a version, like every row that is changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('team').addColumn('deleted_at', 'text').execute()
  // Who has no row yet has the first version.
  await db.schema
    .alterTable('role_holder')
    .addColumn('version', 'integer', column => column.notNull().defaultTo(2))
    .execute()
}
