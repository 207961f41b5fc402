import type { Kysely } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

/** Operators' progress in the tasks of lessons: one row per task that is proven or was restarted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('task_progress')
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('page', 'text', column => column.notNull())
    .addColumn('task', 'text', column => column.notNull())
    .addColumn('after_id', 'integer', column => column.notNull())
    .addColumn('proven_at', orderedText(db))
    .addColumn('evidence', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('task_progress_key', ['account_id', 'page', 'task'])
    .execute()
}
