import type { Kysely } from 'kysely'
import { orderedText } from '#server/database/columns.ts'
import { foldText } from '#shared/text/fold-text.ts'

/** The columns and indexes that the lists of events and members filter by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('event_kind').on('event').columns(['kind', 'at', 'id']).execute()
  await db.schema.createIndex('event_subject').on('event').columns(['subject', 'at', 'id']).execute()
  await db.schema.createIndex('event_row').on('event').columns(['subject', 'subject_id', 'at', 'id']).execute()

  // Names and e-mail address in the folded form that searches use.
  await db.schema
    .alterTable('member')
    .addColumn('folded', orderedText(db), column => column.notNull().defaultTo(''))
    .execute()
  type Row = { sandbox_id: string; id: number; name_en: string; name_zh: string; email: string }
  // The columns that the table had when this migration was written.
  const members = db as Kysely<{ member: Row & { folded: string } }>
  for (const { sandbox_id, id, name_en, name_zh, email } of await members.selectFrom('member').selectAll().execute())
    await members
      .updateTable('member')
      .set({ folded: foldText(`${name_en} ${name_zh} ${email}`) })
      .where('sandbox_id', '=', sandbox_id)
      .where('id', '=', id)
      .execute()
}
