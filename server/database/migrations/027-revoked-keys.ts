import type { Kysely } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

/** The owners of revoked API keys, so that refused requests with them appear in the owner's traffic log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('revoked_key')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('at', orderedText(db), column => column.notNull())
    .execute()
}
