import { type Kysely, sql } from 'kysely'

/** A step of a repair request was called `fault`, which is what an injected failure is called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('repair_draft').renameColumn('fault', 'damage').execute()
  // Within what was typed a quotation mark is escaped: only the member itself is met.
  await sql`update repair set request = replace(request, '"fault":{"category":', '"damage":{"category":')`.execute(db)
}
