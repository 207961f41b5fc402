import type { Kysely } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** Members that came out of one file: their ids follow one another, so the first and how many they are tells which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('member_import')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('file_name', 'text', column => column.notNull())
    .addColumn('first_member_id', 'integer', column => column.notNull())
    .addColumn('row_count', 'integer', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('undone_at', 'text')
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('member_import_key', ['sandbox_id', 'id'])
  await clustered(db, table).execute()
}
