import { sql } from 'kysely'
import { databaseKind } from '#server/database/open.ts'
import { type CopiedTable, findCopiedTables } from '#server/sandboxes/tables.ts'
import type { TestApp } from './test-app.ts'

/** Where nearly all rows of the practice company are. */
const BULK: readonly CopiedTable[] = ['site', 'order', 'order_line', 'support_ticket']

/**
 * Takes the bulk of the company out of every sandbox, the delivered state included: for files that fork before each test, and are about
 * something else. A fork costs a small part then.
 */
export async function takeBulkOut(app: TestApp): Promise<void> {
  for (const table of (await findCopiedTables(app.db)).toReversed())
    if (BULK.includes(table)) await app.db.deleteFrom(table).execute()
  await tidy(app)
}

/** Leaves each sandbox so many sites, of 20,000: for files about forks themselves. */
export async function keepSites(app: TestApp, count: number): Promise<void> {
  await app.db.deleteFrom('site').where('id', '>', count).execute()
  await tidy(app)
}

/** Leaves each sandbox so many sites and orders, and all orders of its best customer: for files that read all rows again and again. */
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

/** PostgreSQL would go past the deleted rows again and again. */
async function tidy({ db }: TestApp) {
  if (databaseKind(db) === 'postgres') await sql`vacuum analyze`.execute(db)
}
