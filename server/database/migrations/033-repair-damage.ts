import { type Kysely, sql } from 'kysely'

/** Renames `fault`, the step of a repair request, because "fault" means an injected failure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('repair_draft').renameColumn('fault', 'damage').execute()
  // Quotation marks within text are escaped, so this only matches the member itself.
  await sql`update repair set request = replace(request, '"fault":{"category":', '"damage":{"category":')`.execute(db)
}
