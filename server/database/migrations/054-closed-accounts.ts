import type { Kysely } from 'kysely'

/** Closed accounts stay in the database, because what they wrote names them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('account').addColumn('closed_at', 'text').execute()
}
