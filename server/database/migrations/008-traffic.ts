import type { Kysely } from 'kysely'
import { identity, orderedText } from '#server/database/columns.ts'

/**
 * What each operator sent, and what was answered. What lists show and filter by stands before headers and bodies, which SQLite then
 * need not read past. No foreign key: it would be looked up for each row of each batch.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('traffic')
    .addColumn('id', 'integer', identity(db))
    .addColumn('account_id', 'integer', column => column.notNull())
    .addColumn('at', orderedText(db), column => column.notNull())
    .addColumn('method', 'text', column => column.notNull())
    .addColumn('endpoint', 'text', column => column.notNull())
    .addColumn('status', 'integer', column => column.notNull())
    .addColumn('page', 'text')
    .addColumn('fault', 'text')
    .addColumn('path', 'text', column => column.notNull())
    .addColumn('duration_ms', 'double precision', column => column.notNull())
    .addColumn('query_count', 'integer', column => column.notNull())
    .addColumn('request_bytes', 'integer', column => column.notNull())
    .addColumn('reply_bytes', 'integer', column => column.notNull())
    .addColumn('request_id', 'text', column => column.notNull())
    .addColumn('session_id', 'integer')
    .addColumn('sandbox_id', 'text', column => column.notNull())
    .addColumn('agent', 'text', column => column.notNull())
    .addColumn('is_request_cut', 'integer', column => column.notNull())
    .addColumn('is_reply_cut', 'integer', column => column.notNull())
    .addColumn('request_headers', 'text', column => column.notNull())
    .addColumn('reply_headers', 'text', column => column.notNull())
    .addColumn('request_body', 'text')
    .addColumn('reply_body', 'text')
    .execute()
  await db.schema.createIndex('traffic_account').on('traffic').columns(['account_id', 'id']).execute()
}
