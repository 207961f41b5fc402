import { type Kysely, sql } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/**
 * What vans do each week from a service point; no two of a sandbox have the same name. No foreign key to the service point: none is ever
 * deleted but with its whole sandbox, and then each of twenty thousand would look for its routes.
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
  // What is deleted holds no name.
  await sql`create unique index delivery_route_name on delivery_route (sandbox_id, name_key) where deleted_at is null`.execute(
    db,
  )
}
