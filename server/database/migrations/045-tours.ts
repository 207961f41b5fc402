import type { Kysely } from 'kysely'

/** Tracks get the stops of their plan, and may be those of vans that are under way while the shop is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('track').addColumn('route_id', 'integer').execute()
  await db.schema.alterTable('track').addColumn('ends_at', 'text').execute()
  await db.schema
    .alterTable('track')
    .addColumn('stops', 'text', column => column.notNull().defaultTo('[]'))
    .execute()
}
