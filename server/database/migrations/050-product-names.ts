import type { Kysely } from 'kysely'

/** Products are searched by `resources/products/find-products.ts`, which normalizes their names itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product').dropColumn('folded').execute()
}
