import type { Kysely } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

/** How far operators are with the tasks of the lessons: a row for each that is proven, or that was begun anew. */
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
