import type { Kysely } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

/** Classes: a coach, learners with a sandbox each, what is assigned, and how often a task was tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('kind', 'text', column => column.notNull().defaultTo('operator'))
    .execute()
  await db.schema
    .createTable('class')
    .addColumn('id', 'text', column => column.primaryKey())
    // The coach.
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('name', orderedText(db), column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('ends_on', orderedText(db), column => column.notNull())
    .addColumn('pages', 'text', column => column.notNull())
    .addColumn('start_from', 'text', column => column.notNull())
    .addColumn('code', 'text', column => column.notNull().unique())
    .addColumn('opened_at', orderedText(db), column => column.notNull())
    .addColumn('closed_at', 'text')
    .addColumn('deleted_at', 'text')
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('class_coach').on('class').columns(['account_id', 'opened_at', 'id']).execute()
  await db.schema
    .createTable('class_member')
    .addColumn('account_id', 'integer', column => column.primaryKey().references('account.id'))
    .addColumn('class_id', 'text', column => column.notNull().references('class.id'))
    .addColumn('sandbox_id', 'text')
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('claimed_at', 'text')
    .addColumn('joined_at', 'text', column => column.notNull())
    .addColumn('hand_at', 'text')
    .addColumn('message', 'text')
    .addColumn('left_at', 'text')
    .execute()
  await db.schema.createIndex('class_member_class').on('class_member').columns(['class_id', 'account_id']).execute()
  await db.schema.createIndex('class_member_state').on('class_member').columns(['state', 'joined_at']).execute()
  await db.schema
    .createTable('task_attempt')
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('page', 'text', column => column.notNull())
    .addColumn('task', 'text', column => column.notNull())
    .addColumn('tries', 'integer', column => column.notNull())
    .addColumn('first_at', 'text', column => column.notNull())
    .addColumn('last_at', 'text', column => column.notNull())
    // The newest request that was counted.
    .addColumn('last_id', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('task_attempt_key', ['account_id', 'page', 'task'])
    .execute()
  // A practice fault that the coach of a class has turned on.
  await db.schema.alterTable('fault').addColumn('class_id', 'text').execute()
  await db.schema.createIndex('fault_class').on('fault').column('class_id').execute()
}
