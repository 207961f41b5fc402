import { CompiledQuery } from 'kysely'
import { type Db, databaseKind } from './open.ts'
import type { Tables } from './schema.ts'

/** Parameters per statement: enough for speed, but few, because the database caches what it has prepared. */
const MAX_VALUES = 3_000

/**
 * Inserts many rows that all have the same columns in the same order. Builds the SQL text once, so that the database
 * prepares it once. Kysely's builder would take longer than the insert itself.
 */
export async function insertRows(db: Db, table: keyof Tables & string, rows: Iterable<object>): Promise<void> {
  const isNumbered = databaseKind(db) === 'postgres'
  let names: string[] = []
  let values: unknown[] = []
  let whole: string | undefined
  const send = async (text: string) => {
    await db.executeQuery(CompiledQuery.raw(text, values))
    values = []
  }
  for (const row of rows) {
    if (names.length === 0) names = Object.keys(row)
    values.push(...Object.values(row))
    if (values.length < rowsIn(names) * names.length) continue
    whole ??= statementOf(table, names, rowsIn(names), isNumbered)
    await send(whole)
  }
  if (values.length > 0) await send(statementOf(table, names, values.length / names.length, isNumbered))
}

const rowsIn = (names: readonly string[]) => Math.floor(MAX_VALUES / names.length)

function statementOf(table: string, names: readonly string[], count: number, isNumbered: boolean): string {
  let place = 0
  const row = () => `(${names.map(() => (isNumbered ? `$${++place}` : '?')).join()})`
  const columns = names.map(name => `"${name}"`).join()
  return `insert into "${table}" (${columns}) values ${Array.from({ length: count }, row).join()}`
}
