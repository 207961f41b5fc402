import { type Kysely, sql } from 'kysely'

/** The newest closed ticket comes first in its column (resources/tickets/rules.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update support_ticket set rank = place.number * 1024
    from (
      select sandbox_id, id, row_number() over (partition by sandbox_id order by closed_at desc, id desc) as number
      from support_ticket where status = 'closed'
    ) as place
    where support_ticket.sandbox_id = place.sandbox_id and support_ticket.id = place.id`.execute(db)
}
