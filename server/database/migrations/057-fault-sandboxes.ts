import type { Kysely } from 'kysely'

/** Practice faults that API keys create apply only in the sandbox of the key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('fault').addColumn('sandbox_id', 'text').execute()
}
