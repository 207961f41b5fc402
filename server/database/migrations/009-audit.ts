import { type Kysely, sql } from 'kysely'
import { clustered, identity, orderedText } from '#server/database/columns.ts'

/** The audit trail, stored responses for retries, and the last id used for each table of a sandbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'integer', identity(db))
    // Null for data of an account, such as its profile.
    .addColumn('sandbox_id', orderedText(db))
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('noun', orderedText(db), column => column.notNull())
    .addColumn('row_id', orderedText(db), column => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('action', orderedText(db), column => column.notNull())
    // JSON, as the API shows the row. Null before its creation and after its deletion.
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('endpoint', orderedText(db), column => column.notNull())
    .addColumn('request_id', 'text', column => column.notNull())
    .addColumn('at', orderedText(db), column => column.notNull())
    .execute()
  for (const [name, columns] of Object.entries(INDEXES))
    await db.schema
      .createIndex(`audit_${name}`)
      .on('audit')
      .columns(['sandbox_id', ...columns, 'at', 'id'])
      .execute()

  await clustered(
    db,
    db.schema
      .createTable('kept_reply')
      .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
      .addColumn('key', orderedText(db), column => column.notNull())
      .addColumn('fingerprint', 'text', column => column.notNull())
      .addColumn('status', 'integer', column => column.notNull())
      .addColumn('headers', 'text', column => column.notNull())
      .addColumn('body', 'text')
      .addColumn('at', orderedText(db), column => column.notNull())
      .addPrimaryKeyConstraint('kept_reply_key', ['account_id', 'key']),
  ).execute()
  await db.schema.createIndex('kept_reply_at').on('kept_reply').column('at').execute()

  await clustered(
    db,
    db.schema
      .createTable('last_id')
      .addColumn('sandbox_id', orderedText(db), column => column.notNull())
      .addColumn('table_name', orderedText(db), column => column.notNull())
      .addColumn('id', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('last_id_key', ['sandbox_id', 'table_name']),
  ).execute()

  await db.schema
    .alterTable('counter')
    .addColumn('updated_at', 'text', column => column.notNull().defaultTo('2026-11-20T00:00:00.000Z'))
    .execute()
  // E-mail addresses are unique regardless of case, as for accounts (001).
  await sql`create unique index member_email_folded on member (sandbox_id, lower(email))`.execute(db)
}

/** Indexes for each filter of the audit trail, and for common pairs, newest first. */
const INDEXES = {
  time: [],
  noun: ['noun'],
  row: ['noun', 'row_id'],
  who: ['account_id'],
  action: ['action'],
  noun_who: ['noun', 'account_id'],
  noun_action: ['noun', 'action'],
}
