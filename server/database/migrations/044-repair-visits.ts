import type { Kysely } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** The visits of technicians to customers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const visit = db.schema
    .createTable('repair_visit')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('starts_at', orderedText(db), column => column.notNull())
    .addColumn('customer_id', 'integer', column => column.notNull())
    .addColumn('product_id', 'integer', column => column.notNull())
    .addColumn('technician_id', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('minutes', 'integer')
    .addColumn('parts', 'text', column => column.notNull())
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addPrimaryKeyConstraint('repair_visit_key', ['sandbox_id', 'id'])
    .addForeignKeyConstraint('repair_visit_customer', ['sandbox_id', 'customer_id'], 'customer', ['sandbox_id', 'id'])
    .addForeignKeyConstraint('repair_visit_product', ['sandbox_id', 'product_id'], 'product', ['sandbox_id', 'id'])
    .addForeignKeyConstraint('repair_visit_technician', ['sandbox_id', 'technician_id'], 'member', ['sandbox_id', 'id'])
  await clustered(db, visit).execute()
  for (const column of ['customer_id', 'product_id', 'technician_id'])
    await db.schema.createIndex(`repair_visit_${column}`).on('repair_visit').columns(['sandbox_id', column]).execute()
}
