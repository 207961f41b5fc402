import type { Kysely } from 'kysely'

/** When a task was solved before it was restarted, as JSON: the first time first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('task_progress')
    .addColumn('earlier', 'text', column => column.notNull().defaultTo('[]'))
    .execute()
}
