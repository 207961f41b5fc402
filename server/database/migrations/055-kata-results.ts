import type { Kysely } from 'kysely'

/** What the judge last said about an operator's own version of a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kata_result')
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('page', 'text', column => column.notNull())
    .addColumn('passed', 'integer', column => column.notNull())
    .addColumn('of_all', 'integer', column => column.notNull())
    .addColumn('judged_at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('kata_result_key', ['account_id', 'page'])
    .execute()
}
