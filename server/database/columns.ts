import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'

// Column definitions that differ between the two databases. Migrations run before the schema types apply.
type AnyDb = Kysely<unknown>

export const isSqlite = (db: Pick<AnyDb, 'getExecutor'>): boolean => db.getExecutor().adapter instanceof SqliteAdapter

/** An auto-incremented number that is never reused. */
export const identity = (db: AnyDb) => (column: ColumnDefinitionBuilder) =>
  isSqlite(db) ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity()

/** Text that sorts and compares by code point in both databases, so that a prefix search is a range of an index. SQLite does so anyway. */
export const orderedText = (db: AnyDb) => sql.raw(`text collate ${isSqlite(db) ? 'binary' : '"C"'}`)

/** A table stored in the order of its primary key, so that related rows are read, copied and deleted in one run. */
export const clustered = <T extends string, C extends string>(db: AnyDb, table: CreateTableBuilder<T, C>) =>
  isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table
