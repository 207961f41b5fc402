import { type Kysely, sql } from 'kysely'

/**
 * Each service point gets opening hours: the index of an entry of `OPENING_HOURS` (resources/sites/rules.ts). Existing
 * rows get the same ones as the seed gives them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site')
    .addColumn('hours', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await sql`update site set hours = case kind
    when 'locker' then case id % 4 when 3 then 1 else 0 end
    when 'pick-up' then case id % 5 when 3 then 1 when 4 then 2 else 0 end
    when 'workshop' then 3 + id % 2
    else 5 + id % 2 end`.execute(db)
}
