import type { Kysely } from 'kysely'

/** Captchas. Each allows one attempt, and `answered_at` is set when it is used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('captcha')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('answer', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .addColumn('answered_at', 'text')
    .execute()
  await db.schema.createIndex('captcha_expiry').on('captcha').column('expires_at').execute()
}
