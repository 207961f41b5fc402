import { type Kysely, sql } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/**
 * An Idempotency-Key now belongs to one sandbox. The sandboxes of stored responses are unknown, so each response is
 * kept for every sandbox that its operator could have worked in, and no write is repeated.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('kept_reply').renameTo('account_reply').execute()
  const table = db.schema
    .createTable('kept_reply')
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('key', orderedText(db), column => column.notNull())
    .addColumn('fingerprint', 'text', column => column.notNull())
    .addColumn('status', 'integer', column => column.notNull())
    .addColumn('headers', 'text', column => column.notNull())
    .addColumn('body', 'text')
    .addColumn('at', orderedText(db), column => column.notNull())
    .addPrimaryKeyConstraint('kept_reply_sandbox_key', ['account_id', 'sandbox_id', 'key'])
  await clustered(db, table).execute()
  await sql`insert into kept_reply (account_id, sandbox_id, key, fingerprint, status, headers, body, at)
    select reply.account_id, sandbox.id, reply.key, reply.fingerprint, reply.status, reply.headers, reply.body, reply.at
    from account_reply as reply
    join sandbox on sandbox.account_id is null or sandbox.account_id = reply.account_id
    where sandbox.snapshot_of is null`.execute(db)
  await db.schema.dropTable('account_reply').execute()
  await db.schema.createIndex('kept_reply_sent').on('kept_reply').column('at').execute()
}
