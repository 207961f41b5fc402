import { type Kysely, sql } from 'kysely'

/**
 * Renames `noun` to `entity` in the table, whose indexes and triggers follow automatically, and in saved views of the
 * audit trail, which contain the page's query string.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('audit').renameColumn('noun', 'entity').execute()
  await sql`update saved_view set search = replace(search, 'noun=', 'entity=') where page = 'page3_08'`.execute(db)
}
