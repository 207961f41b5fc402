import type { Kysely } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** Imports of members from a file. Their ids are consecutive, so the first id and the count identify them. */
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
