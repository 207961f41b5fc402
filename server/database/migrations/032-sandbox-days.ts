import type { Kysely } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

/** The end of 31 October 2026 in Taipei, where the practice data of every sandbox ended before it could be shifted. */
const END = '2026-10-31T16:00:00.000Z'

/** Practice data can be shifted by whole days to end today. Shared events are shifted when they are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sandbox')
    .addColumn('ends_at', orderedText(db), column => column.notNull().defaultTo(END))
    .execute()
  await db.schema
    .alterTable('sandbox')
    .addColumn('events_end_at', orderedText(db), column => column.notNull().defaultTo(END))
    .execute()
  // Set while the shop is open: the closing time, the time of the next event, and the account that opened it.
  for (const name of ['open_until', 'tick_at'] as const)
    await db.schema.alterTable('sandbox').addColumn(name, orderedText(db)).execute()
  await db.schema.alterTable('sandbox').addColumn('opened_by', 'integer').execute()
  await db.schema.createIndex('sandbox_tick').on('sandbox').column('tick_at').execute()
}
