import type { Kysely } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** Error reports of a sandbox, and the groups of reports with the same cause. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const group = db.schema
    .createTable('error_group')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('fingerprint', orderedText(db), column => column.notNull())
    .addColumn('kind', orderedText(db), column => column.notNull())
    .addColumn('name', orderedText(db), column => column.notNull())
    .addColumn('message', orderedText(db), column => column.notNull())
    .addColumn('location', orderedText(db))
    .addColumn('page', orderedText(db), column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('first_seen_at', orderedText(db), column => column.notNull())
    .addColumn('last_seen_at', orderedText(db), column => column.notNull())
    .addColumn('assignee_id', 'integer')
    .addColumn('resolved_at', orderedText(db))
    .addColumn('regressed_at', orderedText(db))
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addPrimaryKeyConstraint('error_group_key', ['sandbox_id', 'id'])
    .addUniqueConstraint('error_group_fingerprint', ['sandbox_id', 'fingerprint'])
  await clustered(db, group).execute()

  const report = db.schema
    .createTable('error_report')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('group_id', 'integer', column => column.notNull())
    .addColumn('at', orderedText(db), column => column.notNull())
    .addColumn('account', orderedText(db), column => column.notNull())
    .addColumn('agent', 'text', column => column.notNull())
    // JSON: what the client sent, with the frames of its stack.
    .addColumn('content', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('error_report_key', ['sandbox_id', 'id'])
    .addForeignKeyConstraint('error_report_group', ['sandbox_id', 'group_id'], 'error_group', ['sandbox_id', 'id'])
  await clustered(db, report).execute()
  await db.schema
    .createIndex('error_report_of')
    .on('error_report')
    .columns(['sandbox_id', 'group_id', 'at', 'id'])
    .execute()
}
