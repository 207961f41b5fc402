import { type Kysely, sql } from 'kysely'

/**
 * What a record is about is called an entity everywhere: in the table (its indexes and triggers follow by themselves), and in the saved
 * views of the audit trail, which hold the page's address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('audit').renameColumn('noun', 'entity').execute()
  await sql`update saved_view set search = replace(search, 'noun=', 'entity=') where page = 'page3_08'`.execute(db)
}
