import { type Kysely, sql } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

/** Saved views: a name and the query string of a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_view')
    .addColumn('id', orderedText(db), column => column.primaryKey())
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('page', orderedText(db), column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('search', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  // Deleted rows don't occupy a name.
  await sql`create unique index saved_view_name on saved_view (account_id, page, lower(name)) where deleted_at is null`.execute(
    db,
  )
}
