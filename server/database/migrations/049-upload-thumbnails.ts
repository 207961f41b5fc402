import type { Kysely } from 'kysely'
import { isSqlite, orderedText } from '#server/database/columns.ts'

/** Small versions of uploaded pictures. They are deleted with their file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upload_thumbnail')
    .addColumn('upload_id', orderedText(db), column => column.primaryKey().references('upload.id').onDelete('cascade'))
    .addColumn('bytes', isSqlite(db) ? 'blob' : 'bytea')
    .execute()
}
