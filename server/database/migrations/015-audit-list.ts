import { type Kysely, sql } from 'kysely'
import { guardAudit } from '#server/database/append-only.ts'
import { isSqlite, orderedText } from '#server/database/columns.ts'

/**
 * Indexes for reading the audit trail (resources/audit/README.md): one for each set of filters, all ordered by time, so that each
 * page is a range of one index. `place` tells in one column, which is never null, whose record it is.
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
  await guardAudit(db)
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
