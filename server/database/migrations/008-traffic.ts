import type { Kysely } from 'kysely'
import { identity, orderedText } from '#server/database/columns.ts'

/**
 * Requests and responses of operators. The columns that lists show and filter by come before headers and bodies, so
 * that SQLite doesn't have to read past those. No foreign key, because it would be checked for every row.
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
