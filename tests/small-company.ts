import { sql } from 'kysely'
import { databaseKind } from '#server/database/open.ts'
import { findCopiedTables } from '#server/sandboxes/tables.ts'
import type { TestApp } from './test-app.ts'

/** The tables with nearly all rows of the practice company. A console without their resources has none of them. */
const BULK: ReadonlySet<string> = new Set(['order', 'order_line', 'support_ticket'])

/**
 * Deletes these tables' rows from every sandbox and snapshot, so that forks are fast. For test files that fork before
 * each test and don't need these rows.
 */
export async function takeBulkOut(app: TestApp): Promise<void> {
  for (const table of (await findCopiedTables(app.db)).toReversed())
    if (BULK.has(table)) await app.db.deleteFrom(table).execute()
  await tidy(app)
}

/**
 * Keeps only this many sites, and this many orders in each sandbox, and all orders of its best customer. For test files that read
 * all rows repeatedly.
 */
export async function keepFew(app: TestApp, count: number): Promise<void> {
  const kept = sql`(select id from "order" where id <= ${count} or customer_id = 1)`
  const conditions = {
    support_ticket: sql`order_id not in ${kept}`,
    order_line: sql`order_id not in ${kept}`,
    order: sql`id not in ${kept}`,
    site: sql`id > ${count}`,
  }
  const tables = await app.db.introspection.getTables()
  for (const [table, condition] of Object.entries(conditions))
    if (tables.some(({ name }) => name === table))
      await sql`delete from ${sql.table(table)} where ${condition}`.execute(app.db)
  await tidy(app)
}

/** Removes deleted rows, which PostgreSQL would otherwise scan every time. */
async function tidy({ db }: TestApp) {
  if (databaseKind(db) === 'postgres') await sql`vacuum analyze`.execute(db)
}
