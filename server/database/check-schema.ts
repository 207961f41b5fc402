import { type Kysely, sql } from 'kysely'
import { isSqlite } from './columns.ts'
import type { Tables } from './schema.ts'
import { readSetting, writeSetting } from './settings.ts'

// The setting `schema` names the last migration, and the tables and columns that there were after it. A database that lacks one of them, for
// example because of a backup that was changed, would start as ready and then fail.

const KEY = 'schema'

/** All columns as `table.column`. */
async function columnsOf(db: Kysely<unknown>): Promise<string[]> {
  const query = isSqlite(db)
    ? sql<{ name: string }>`select tables.name || '.' || columns.name as name
        from sqlite_schema as tables, pragma_table_info(tables.name) as columns
        where tables.type = 'table' and tables.name not like 'sqlite%'`
    : sql<{ name: string }>`select table_name || '.' || column_name as name
        from information_schema.columns where table_schema = current_schema()`
  const { rows } = await query.execute(db)
  return rows.map(({ name }) => name).sort()
}

type Stored = { last: string | undefined; columns: string[] }

/**
 * The tables and columns that are missing, compared with those after its last migration. Null if nobody has stored them
 * yet: a version without this check has migrated it, or another instance is about to store them.
 */
export async function missingColumns(db: Kysely<unknown>, last: string | undefined): Promise<string[] | null> {
  const found = new Set(await columnsOf(db))
  if (!found.has('setting.key')) return ['setting.key']
  // It reads one table of any version of the schema.
  const text = await readSetting(db as Kysely<Tables>, KEY)
  // Written by `storeSchema`.
  const stored: Stored | null = text ? JSON.parse(text) : null
  return stored?.last === last && stored ? stored.columns.filter(name => !found.has(name)) : null
}

export async function storeSchema(db: Kysely<unknown>, last: string | undefined): Promise<void> {
  // As above.
  await writeSetting(db as Kysely<Tables>, KEY, JSON.stringify({ last, columns: await columnsOf(db) } satisfies Stored))
}

/** Names what is missing: whole tables, and columns of others. */
export function describeMissing(missing: readonly string[]): string {
  const shown = missing.slice(0, 3).join(', ')
  return missing.length > 3 ? `${shown} and ${missing.length - 3} more` : shown
}
