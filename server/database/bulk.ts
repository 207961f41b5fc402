import { CompiledQuery } from 'kysely'
import { databaseKind, type Trx } from './open.ts'
import type { Tables } from './schema.ts'

/** Both databases take this many bound values in a statement. */
const MOST_VALUES = 30_000

/**
 * Inserts many rows, all of the same columns in the same order. The text of the statement is written once, so that the database
 * prepares it once: Kysely's builder would take longer than the insertion.
 */
export async function insertRows(trx: Trx, table: keyof Tables & string, rows: readonly object[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {})
  const isNumbered = databaseKind(trx) === 'postgres'
  const batch = Math.floor(MOST_VALUES / Math.max(1, names.length))
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch)
    const values = some.flatMap(row => Object.values(row) as unknown[])
    await trx.executeQuery(CompiledQuery.raw(statementOf(table, names, some.length, isNumbered), values))
  }
}

function statementOf(table: string, names: readonly string[], count: number, isNumbered: boolean): string {
  let place = 0
  const row = () => `(${names.map(() => (isNumbered ? `$${++place}` : '?')).join()})`
  const columns = names.map(name => `"${name}"`).join()
  return `insert into "${table}" (${columns}) values ${Array.from({ length: count }, row).join()}`
}
