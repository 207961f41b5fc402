import { type Kysely, sql } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** Repair requests: an operator's own drafts, and the requests of those that became tickets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('repair_draft')
    .addColumn('id', orderedText(db), column => column.primaryKey())
    .addColumn('sandbox_id', orderedText(db), column => column.notNull().references('sandbox.id'))
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('customer', 'text')
    .addColumn('product', 'text')
    .addColumn('fault', 'text')
    .addColumn('handover', 'text')
    .addColumn('ticket_id', 'integer')
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  await db.schema
    .createIndex('repair_draft_owner')
    .on('repair_draft')
    .columns(['account_id', 'sandbox_id', 'updated_at'])
    .execute()
  await db.schema.createIndex('repair_draft_sandbox').on('repair_draft').column('sandbox_id').execute()

  const repair = db.schema
    .createTable('repair')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('ticket_id', 'integer', column => column.notNull())
    .addColumn('request', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('repair_key', ['sandbox_id', 'ticket_id'])
    .addForeignKeyConstraint('repair_ticket', ['sandbox_id', 'ticket_id'], 'support_ticket', ['sandbox_id', 'id'])
  await clustered(db, repair).execute()

  // Only one in thirty service points is a workshop or a shop. Indexing all of them would slow down every fork.
  await sql`create index site_repairs on site (sandbox_id, township_id, id) where kind in ('workshop', 'shop')`.execute(
    db,
  )
}
