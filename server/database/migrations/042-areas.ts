import { type Kysely, sql } from 'kysely'

/** Areas get holes, islands, a team and a rule about overlaps. A ring becomes the only polygon of its area. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('area').addColumn('team_id', 'integer').execute()
  await db.schema
    .alterTable('area')
    .addColumn('may_overlap', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('area')
    .addColumn('shape', 'text', column => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema.alterTable('area').addColumn('deleted_at', 'text').execute()
  await sql`update area set shape = '[[' || ring || ']]', team_id = (
    select member.team_id from member where member.sandbox_id = area.sandbox_id and member.id = area.member_id
  )`.execute(db)
  await db.schema.alterTable('area').dropColumn('ring').execute()
}
