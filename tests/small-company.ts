import { sql } from 'kysely'
import { databaseKind } from '#server/database/open.ts'
import { type CopiedTable, findCopiedTables } from '#server/sandboxes/tables.ts'
import type { TestApp } from './test-app.ts'

/** The tables with nearly all rows of the practice company. */
const BULK: readonly CopiedTable[] = ['order', 'order_line', 'support_ticket']

/**
 * Deletes these tables' rows from every sandbox and snapshot, so that forks are fast. For test files that fork before
 * each test and don't need these rows.
 */
export async function takeBulkOut(app: TestApp): Promise<void> {
  for (const table of (await findCopiedTables(app.db)).toReversed())
    if (BULK.includes(table)) await app.db.deleteFrom(table).execute()
  await tidy(app)
}

/**
 * Keeps only this many sites, and this many orders in each sandbox, and all orders of its best customer. For test files that read
 * all rows repeatedly.
 */
export async function keepFew(app: TestApp, count: number): Promise<void> {
  const kept = app.db
    .selectFrom('order')
    .select('id')
    .where(({ or, eb }) => or([eb('id', '<=', count), eb('customer_id', '=', 1)]))
  await app.db.deleteFrom('support_ticket').where('order_id', 'not in', kept).execute()
  await app.db.deleteFrom('order_line').where('order_id', 'not in', kept).execute()
  await app.db.deleteFrom('order').where('id', '>', count).where('customer_id', '!=', 1).execute()
  await app.db.deleteFrom('site').where('id', '>', count).execute()
  await tidy(app)
}

/** Removes deleted rows, which PostgreSQL would otherwise scan every time. */
async function tidy({ db }: TestApp) {
  if (databaseKind(db) === 'postgres') await sql`vacuum analyze`.execute(db)
}
