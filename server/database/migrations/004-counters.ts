import type { Kysely } from 'kysely'

/** The counters of page 6_01, one row per account. `array` is a JSON list of integers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counter')
    .addColumn('account_id', 'integer', column => column.primaryKey().references('account.id'))
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('array', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .execute()
}
