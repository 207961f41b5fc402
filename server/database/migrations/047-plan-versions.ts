import type { Kysely } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** States of floor plans that were saved under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('plan_version')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('plan_id', 'integer', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('shapes', 'text', column => column.notNull())
    .addColumn('shape_count', 'integer', column => column.notNull())
    .addColumn('step', 'integer', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('saved_at', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('plan_version_key', ['sandbox_id', 'id'])
    .addForeignKeyConstraint('plan_version_plan', ['sandbox_id', 'plan_id'], 'floor_plan', ['sandbox_id', 'id'])
  await clustered(db, table).execute()
  await db.schema
    .createIndex('plan_version_plan_id')
    .on('plan_version')
    .columns(['sandbox_id', 'plan_id', 'id'])
    .execute()
}
