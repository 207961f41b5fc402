import type { Kysely } from 'kysely'

/** Discontinued products are kept, because orders refer to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product').addColumn('discontinued_at', 'text').execute()
}
