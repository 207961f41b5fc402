import { type Kysely, sql } from 'kysely'
import { identity, orderedText } from '#server/database/columns.ts'

/** Accounts with their profiles, sessions, attempt counters, and the server's own settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'integer', identity(db))
    .addColumn('account', orderedText(db), column => column.notNull().unique())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('age', 'integer')
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('time_zone', 'text', column => column.notNull())
    .addColumn('password_hash', 'text', column => column.notNull())
    .addColumn('has_demo_password', 'integer', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('account_email').on('account').unique().expression(sql`lower(email)`).execute()

  await db.schema
    .createTable('session')
    .addColumn('id', 'integer', identity(db))
    .addColumn('token_hash', 'text', column => column.notNull().unique())
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('level', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('used_at', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('agent', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('session_account').on('session').columns(['account_id', 'ended_at']).execute()

  await db.schema
    .createTable('ticket')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('session_id', 'integer', column => column.notNull().references('session.id'))
    .addColumn('channel', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .execute()

  await db.schema
    .createTable('throttle')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('last_at', 'text', column => column.notNull())
    .execute()

  await db.schema
    .createTable('setting')
    .addColumn('key', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute()
}
