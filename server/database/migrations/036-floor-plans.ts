import type { Kysely } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** Floor plans, and the steps by which they were drawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const plan = db.schema
    .createTable('floor_plan')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('shapes', 'text', column => column.notNull())
    .addColumn('shape_count', 'integer', column => column.notNull())
    .addColumn('base', 'integer', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('floor_plan_key', ['sandbox_id', 'id'])
  await clustered(db, plan).execute()

  const step = db.schema
    .createTable('floor_plan_step')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('plan_id', 'integer', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('goes_to', 'integer')
    .addColumn('action', 'text', column => column.notNull())
    .addColumn('changes', 'text', column => column.notNull())
    .addColumn('inverse', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('made_at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('floor_plan_step_key', ['sandbox_id', 'plan_id', 'number'])
    .addForeignKeyConstraint('floor_plan_step_plan', ['sandbox_id', 'plan_id'], 'floor_plan', ['sandbox_id', 'id'])
  await clustered(db, step).execute()
}
