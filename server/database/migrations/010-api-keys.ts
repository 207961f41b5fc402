import type { Kysely } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

/** API keys that operators create for their own programs and front ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_key')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('token_hash', 'text', column => column.notNull().unique())
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('sandbox_id', orderedText(db), column => column.notNull().references('sandbox.id').onDelete('cascade'))
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('ending', 'text', column => column.notNull())
    .addColumn('scope', 'text', column => column.notNull())
    .addColumn('origins', 'text', column => column.notNull())
    .addColumn('created_at', orderedText(db), column => column.notNull())
    .addColumn('expires_at', orderedText(db))
    .addColumn('used_at', 'text')
    .addColumn('version', 'integer', column => column.notNull())
    .execute()
  await db.schema.createIndex('api_key_name').on('api_key').unique().columns(['account_id', 'name']).execute()
  await db.schema.createIndex('api_key_sandbox').on('api_key').column('sandbox_id').execute()
}
