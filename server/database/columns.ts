import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

// What the two databases spell differently in the definition of a table. Migrations run before any schema type holds.
type AnyDb = Kysely<unknown>

export const isSqlite = (db: Pick<AnyDb, 'getExecutor'>): boolean => db.getExecutor().adapter instanceof SqliteAdapter

/** A number that counts up by itself and is never given twice. */
export const identity = (db: AnyDb) => (column: ColumnDefinitionBuilder) =>
  isSqlite(db) ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity()

/** Text that sorts and compares by code point, alike in both: prefix searches become ranges of an index. */
export const orderedText = (db: AnyDb) => (isSqlite(db) ? sql`text` : sql`text collate "C"`)

/** A table that is stored in the order of its primary key: what belongs together is read, copied and deleted in one run. */
export const clustered = <T extends string, C extends string>(db: AnyDb, table: CreateTableBuilder<T, C>) =>
  isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table
