import { type Kysely, sql } from 'kysely'
import { isSqlite, orderedText } from '#server/database/columns.ts'

/**
 * Indexes for reading the audit trail (resources/audit/README.md): one for each set of filters, all ordered by time, so that each
 * page is a range of one index. `place` tells in one column, which is never null, whose record it is. Triggers prevent
 * changes to the trail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of OLD_INDEXES) await db.schema.dropIndex(`audit_${name}`).execute()
  const place = sql`coalesce(sandbox_id, 'account ' || cast(account_id as text))`
  await db.schema
    .alterTable('audit')
    // SQLite can add a virtual column without rewriting the table. The indexes store its values either way.
    .addColumn('place', orderedText(db), column =>
      isSqlite(db) ? column.generatedAlwaysAs(place) : column.generatedAlwaysAs(place).stored(),
    )
    .execute()
  for (const [name, columns] of Object.entries(INDEXES))
    await db.schema
      .createIndex(`audit_${name}`)
      .on('audit')
      .columns(['place', ...columns, 'at', 'id'])
      .execute()
  await (isSqlite(db) ? SQLITE_GUARD : POSTGRES_GUARD).reduce(
    (before, statement) => before.then(async () => void (await statement.execute(db))),
    Promise.resolve(),
  )
}

const OLD_INDEXES = ['time', 'noun', 'row', 'who', 'action', 'noun_who', 'noun_action']

const INDEXES = {
  time: [],
  noun: ['noun'],
  row: ['noun', 'row_id'],
  who: ['account_id'],
  action: ['action'],
  noun_who: ['noun', 'account_id'],
  noun_action: ['noun', 'action'],
  who_action: ['account_id', 'action'],
  noun_who_action: ['noun', 'account_id', 'action'],
}

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
