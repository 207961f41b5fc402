import type { Kysely } from 'kysely'

/** The name that the API key of a request had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('traffic').addColumn('key_name', 'text').execute()
}
