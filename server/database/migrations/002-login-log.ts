import type { Kysely } from 'kysely'
import { identity, orderedText } from '#server/database/columns.ts'

/** The append-only log of sign-ins and refused attempts. `sent_key` makes a record that is sent twice a single row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('login')
    .addColumn('id', 'integer', identity(db))
    .addColumn('sent_key', 'text', column => column.notNull().unique())
    .addColumn('outcome', orderedText(db), column => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('account', orderedText(db), column => column.notNull())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('level', orderedText(db), column => column.notNull())
    .addColumn('login_time', 'text', column => column.notNull())
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('agent', 'text', column => column.notNull())
    .addColumn('received_at', 'text', column => column.notNull())
    .execute()
  // One index for each sort, and for each filter combined with the time. All end in the id: cursors are exact.
  for (const columns of [['login_time'], ['account', 'login_time'], ['outcome', 'login_time'], ['level', 'login_time']])
    await db.schema
      .createIndex(`login_${columns[0]}_order`)
      .on('login')
      .columns([...columns, 'id'])
      .execute()
}
