import type { Kysely } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

/** The preferences of an account: a row from its first change on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preference')
    .addColumn('account_id', 'integer', column => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .execute()
}
