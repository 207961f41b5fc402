import { type Kysely, sql } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

/** Saved requests of API Practice. `steps` and `operations` are JSON. `operations` is all that a list needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_request')
    .addColumn('id', orderedText(db), column => column.primaryKey())
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('steps', 'text', column => column.notNull())
    .addColumn('operations', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  // Deleted rows don't occupy a name.
  await sql`create unique index saved_request_name on saved_request (account_id, lower(name)) where deleted_at is null`.execute(
    db,
  )
}
