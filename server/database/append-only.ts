import { type Kysely, sql } from 'kysely'
import { isSqlite } from './columns.ts'

const REASON = sql.lit('the audit trail is append-only')

const SQLITE_GUARD = ['update', 'delete'].map(
  verb => sql`create trigger ${sql.raw(`audit_no_${verb} before ${verb}`)} on audit
    begin select raise(abort, ${REASON}); end`,
)

const POSTGRES_GUARD = [
  sql`create function refuse_audit_change() returns trigger language plpgsql as
    'begin raise exception ''the audit trail is append-only''; end'`,
  sql`create trigger audit_append_only before update or delete or truncate on audit
    for each statement execute function refuse_audit_change()`,
]

/** Triggers that prevent changes to the audit trail. */
export async function guardAudit(db: Kysely<unknown>): Promise<void> {
  for (const statement of isSqlite(db) ? SQLITE_GUARD : POSTGRES_GUARD) await statement.execute(db)
}
