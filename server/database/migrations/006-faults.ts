import type { Kysely } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

/** The active practice faults of operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('fault')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('method', 'text', column => column.notNull())
    .addColumn('path', 'text', column => column.notNull())
    .addColumn('fault', 'text', column => column.notNull())
    .addColumn('preset', 'text')
    .addColumn('calls', 'integer', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('started_at', orderedText(db), column => column.notNull())
    .addColumn('ends_at', orderedText(db), column => column.notNull())
    .execute()
  await db.schema.createIndex('fault_account').on('fault').column('account_id').execute()
  await db.schema.createIndex('fault_end').on('fault').column('ends_at').execute()
}
