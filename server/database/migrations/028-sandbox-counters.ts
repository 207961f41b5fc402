import { type Kysely, sql } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** Counters now belong to an account within one sandbox. Existing counters move to main. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('counter').renameTo('account_counter').execute()
  const table = db.schema
    .createTable('counter')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('number', 'integer', column => column.notNull())
    // A JSON list of integers.
    .addColumn('array', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addPrimaryKeyConstraint('counter_key', ['sandbox_id', 'account_id'])
  await clustered(db, table).execute()
  await sql`insert into counter (sandbox_id, account_id, number, "array", version, updated_at)
    select 'main', account_id, number, "array", version, updated_at from account_counter`.execute(db)
  await db.schema.dropTable('account_counter').execute()
}
