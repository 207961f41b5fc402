import type { Kysely } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** Events that operators record in a sandbox, in addition to the seeded ones. Their ids never overlap. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('recorded_event')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('at', orderedText(db), column => column.notNull())
    .addColumn('kind', orderedText(db), column => column.notNull())
    .addColumn('subject', orderedText(db), column => column.notNull())
    .addColumn('subject_id', 'integer', column => column.notNull())
    .addColumn('member_id', 'integer')
    .addPrimaryKeyConstraint('recorded_event_key', ['sandbox_id', 'id'])
  await clustered(db, table).execute()
  await db.schema.createIndex('recorded_event_at').on('recorded_event').columns(['sandbox_id', 'at', 'id']).execute()
}
