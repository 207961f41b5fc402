import { CompiledQuery } from 'kysely'
import { type Db, databaseKind } from './open.ts'
import type { Tables } from './schema.ts'

/** Parameters per statement: enough for speed, but few, because the database caches what it has prepared. */
const MAX_VALUES = 3_000

/**
 * Inserts many rows that all have the same columns in the same order, or replaces those with the same `key`, which are
 * columns. Builds the SQL text once, so that the database prepares it once. Kysely's builder would take longer than the
 * insert itself.
 */
export async function insertRows(
  db: Db,
  table: keyof Tables & string,
  rows: Iterable<object>,
  key: readonly string[] = [],
): Promise<void> {
  const isNumbered = databaseKind(db) === 'postgres'
  let names: string[] = []
  let values: unknown[] = []
  let whole: string | undefined
  const textOf = (count: number) => statementOf(table, names, count, isNumbered) + replacing(names, key)
  const send = async (text: string) => {
    await db.executeQuery(CompiledQuery.raw(text, values))
    values = []
  }
  for (const row of rows) {
    if (names.length === 0) names = Object.keys(row)
    values.push(...Object.values(row))
    if (values.length < rowsIn(names) * names.length) continue
    whole ??= textOf(rowsIn(names))
    await send(whole)
  }
  if (values.length > 0) await send(textOf(values.length / names.length))
}

const rowsIn = (names: readonly string[]) => Math.floor(MAX_VALUES / names.length)

function statementOf(table: string, names: readonly string[], count: number, isNumbered: boolean): string {
  let place = 0
  const row = () => `(${names.map(() => (isNumbered ? `$${++place}` : '?')).join()})`
  const columns = names.map(name => `"${name}"`).join()
  return `insert into "${table}" (${columns}) values ${Array.from({ length: count }, row).join()}`
}

function replacing(names: readonly string[], key: readonly string[]): string {
  if (key.length === 0) return ''
  const others = names.filter(name => !key.includes(name)).map(name => `"${name}" = excluded."${name}"`)
  return ` on conflict (${key.map(name => `"${name}"`).join()}) do update set ${others.join()}`
}
