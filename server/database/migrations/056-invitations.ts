import type { Kysely } from 'kysely'
import { identity, orderedText } from '#server/database/columns.ts'

/** Invitations: links with which a person creates an account, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitation')
    .addColumn('id', 'integer', identity(db))
    .addColumn('secret_hash', 'text', column => column.notNull().unique())
    // Who invites.
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    // A role in main.
    .addColumn('role_id', 'integer', column => column.notNull())
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('created_at', orderedText(db), column => column.notNull())
    .addColumn('expires_at', orderedText(db), column => column.notNull())
    .addColumn('withdrawn_at', 'text')
    // The account that was created with it.
    .addColumn('used_by', 'integer', column => column.references('account.id'))
    .execute()
  await db.schema.createIndex('invitation_created').on('invitation').columns(['created_at', 'id']).execute()
}
