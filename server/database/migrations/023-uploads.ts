import type { Kysely } from 'kysely'
import { isSqlite, orderedText } from '#server/database/columns.ts'

/** Uploads and their bytes in chunks. They are deleted with their sandbox, and forks don't copy them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upload')
    .addColumn('id', orderedText(db), column => column.primaryKey())
    .addColumn('sandbox_id', orderedText(db), column => column.notNull().references('sandbox.id'))
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('media_type', 'text', column => column.notNull())
    .addColumn('size', 'integer', column => column.notNull())
    .addColumn('sha256', orderedText(db), column => column.notNull())
    .addColumn('created_at', orderedText(db), column => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', orderedText(db))
    .execute()
  await db.schema.createIndex('upload_owner').on('upload').columns(['account_id', 'sandbox_id', 'created_at']).execute()
  await db.schema.createIndex('upload_sandbox').on('upload').column('sandbox_id').execute()
  await db.schema.createIndex('upload_age').on('upload').column('created_at').execute()

  await db.schema
    .createTable('upload_chunk')
    .addColumn('upload_id', orderedText(db), column => column.notNull().references('upload.id').onDelete('cascade'))
    .addColumn('at_byte', 'integer', column => column.notNull())
    .addColumn('size', 'integer', column => column.notNull())
    .addColumn('sha256', 'text', column => column.notNull())
    .addColumn('bytes', isSqlite(db) ? 'blob' : 'bytea', column => column.notNull())
    .addPrimaryKeyConstraint('upload_chunk_key', ['upload_id', 'at_byte'])
    .execute()
}
