import type { Kysely } from 'kysely'

/** A product that is sold no more is kept: the orders of it stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product').addColumn('discontinued_at', 'text').execute()
}
