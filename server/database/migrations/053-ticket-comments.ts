import type { Kysely } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

/** What the customer wrote, and what the staff say about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['text_en', 'text_zh'])
    await db.schema
      .alterTable('support_ticket')
      .addColumn(column, 'text', one => one.notNull().defaultTo(''))
      .execute()
  await db.schema
    .createTable('ticket_comment')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('ticket_id', 'integer', column => column.notNull())
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('created_at', orderedText(db), column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('ticket_comment_key', ['sandbox_id', 'id'])
    // A withdrawn repair request takes its ticket along.
    .addForeignKeyConstraint(
      'ticket_comment_ticket',
      ['sandbox_id', 'ticket_id'],
      'support_ticket',
      ['sandbox_id', 'id'],
      key => key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('ticket_comment_of').on('ticket_comment').columns(['sandbox_id', 'ticket_id']).execute()
}
