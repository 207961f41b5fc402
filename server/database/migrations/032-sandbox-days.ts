import type { Kysely } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

/** The end of 31 October 2026 in Taipei: up to then the practice data told, in every sandbox, before it could be moved. */
const END = '2026-10-31T16:00:00.000Z'

/** Practice data is moved by whole days, so that it ends now. The events, which all sandboxes share, are moved as they are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sandbox')
    .addColumn('ends_at', orderedText(db), column => column.notNull().defaultTo(END))
    .execute()
  await db.schema
    .alterTable('sandbox')
    .addColumn('events_end_at', orderedText(db), column => column.notNull().defaultTo(END))
    .execute()
  // While its shop is open: until when, when something happens next, and who opened it.
  for (const name of ['open_until', 'tick_at'] as const)
    await db.schema.alterTable('sandbox').addColumn(name, orderedText(db)).execute()
  await db.schema.alterTable('sandbox').addColumn('opened_by', 'integer').execute()
  await db.schema.createIndex('sandbox_tick').on('sandbox').column('tick_at').execute()
}
