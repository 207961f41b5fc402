import type { Kysely } from 'kysely'

/** All records of a request, which the audit trail shows as one entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('audit_request').on('audit').columns(['place', 'request_id', 'at', 'id']).execute()
}
