import { type Kysely, sql } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/**
 * Weekly van routes from a service point, with unique names per sandbox. No foreign key to the service point: one is
 * only ever deleted with its whole sandbox, and then each of the twenty thousand would look for its routes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('delivery_route')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('name', orderedText(db), column => column.notNull())
    .addColumn('name_key', orderedText(db), column => column.notNull())
    .addColumn('folded', 'text', column => column.notNull())
    .addColumn('site_id', 'integer', column => column.notNull())
    .addColumn('weekday', orderedText(db), column => column.notNull())
    .addColumn('slot', orderedText(db), column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('delivery_route_key', ['sandbox_id', 'id'])
  await clustered(db, table).execute()
  // Deleted rows don't occupy a name.
  await sql`create unique index delivery_route_name on delivery_route (sandbox_id, name_key) where deleted_at is null`.execute(
    db,
  )
}
