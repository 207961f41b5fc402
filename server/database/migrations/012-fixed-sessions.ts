import type { Kysely } from 'kysely'

/** Sessions that are not extended by use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('is_fixed', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}
