import type { Kysely } from 'kysely'
import { isSqlite, orderedText } from '#server/database/columns.ts'

/** Background jobs with their logs and files. They are deleted with their sandbox, and forks don't copy them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job')
    .addColumn('id', orderedText(db), column => column.primaryKey())
    .addColumn('sandbox_id', orderedText(db), column => column.notNull().references('sandbox.id'))
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    // JSON: what the operator asked for, and the position from which the job continues.
    .addColumn('input', 'text', column => column.notNull())
    .addColumn('position', 'text')
    .addColumn('pause_ms', 'integer', column => column.notNull())
    .addColumn('fail_at', 'integer')
    .addColumn('state', orderedText(db), column => column.notNull())
    .addColumn('done', 'integer', column => column.notNull())
    .addColumn('total', 'integer')
    .addColumn('attempt', 'integer', column => column.notNull())
    .addColumn('takeovers', 'integer', column => column.notNull())
    .addColumn('problem', 'text')
    // JSON: names, types and sizes of the files.
    .addColumn('files', 'text', column => column.notNull())
    .addColumn('chunk_count', 'integer', column => column.notNull())
    .addColumn('line_count', 'integer', column => column.notNull())
    .addColumn('lease', orderedText(db))
    .addColumn('lease_until', orderedText(db))
    .addColumn('created_at', orderedText(db), column => column.notNull())
    .addColumn('started_at', orderedText(db))
    .addColumn('started_from', 'integer', column => column.notNull())
    .addColumn('finished_at', orderedText(db))
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', orderedText(db))
    .execute()
  await db.schema.createIndex('job_owner').on('job').columns(['account_id', 'sandbox_id', 'created_at']).execute()
  await db.schema.createIndex('job_sandbox').on('job').column('sandbox_id').execute()
  await db.schema.createIndex('job_queue').on('job').columns(['state', 'created_at']).execute()

  await db.schema
    .createTable('job_line')
    .addColumn('job_id', orderedText(db), column => column.notNull().references('job.id').onDelete('cascade'))
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('code', 'text', column => column.notNull())
    // JSON: what the text of the line names.
    .addColumn('details', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('job_line_key', ['job_id', 'number'])
    .execute()

  await db.schema
    .createTable('job_chunk')
    .addColumn('job_id', orderedText(db), column => column.notNull().references('job.id').onDelete('cascade'))
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('file', 'integer', column => column.notNull())
    .addColumn('bytes', isSqlite(db) ? 'blob' : 'bytea', column => column.notNull())
    .addPrimaryKeyConstraint('job_chunk_key', ['job_id', 'number'])
    .execute()
}
