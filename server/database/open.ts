import { type Dialect, Kysely, type Transaction } from 'kysely'
import type { Log } from '#server/platform/log.ts'
import { isSqlite } from './columns.ts'
import { noteQuery } from './count-queries.ts'
import { createStorageWatch, type StorageWatch } from './failures/storage-watch.ts'
import { isMigrated, migrate } from './migrate.ts'
import type { Tables } from './schema.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>
/** A database that can only be read. Handlers receive this type. */
export type Reader = Pick<Db, 'selectFrom' | 'with' | 'withRecursive' | 'getExecutor'>

export const isPostgresAddress = (address: string): boolean => /^postgres(ql)?:/.test(address)

type Start = {
  log?: Log
  seed?: (db: Db) => Promise<void>
}

/** Opens, migrates and seeds the database at the address: a `postgres://` URL, or the path of a folder for SQLite. */
export async function openDatabase(address: string, { log, seed = async () => {} }: Start = {}): Promise<Db> {
  if (!isPostgresAddress(address))
    return openDialect((await import('./sqlite/sqlite.ts')).sqlite(address), { log, seed })
  const { postgres } = await import('./postgres/postgres.ts')
  // Migrations and seeding have no time limits, because they may wait for another instance.
  await (await openDialect(postgres(address, { hasLimits: false }), { seed })).destroy()
  return watchedDb(postgres(address, { log }), log)
}

/**
 * Opens the database of a console that may be running, without migrating it. Throws if this version of the console has
 * not migrated it.
 */
export async function openBeside(address: string): Promise<Db> {
  const dialect = isPostgresAddress(address)
    ? (await import('./postgres/postgres.ts')).postgres(address)
    : (await import('./sqlite/sqlite.ts')).sqliteBeside(address)
  const db = new Kysely<Tables>({ dialect })
  try {
    // Migrations know no tables.
    if (await isMigrated(db as Kysely<unknown>)) return db
  } catch (error) {
    await db.destroy()
    throw error
  }
  await db.destroy()
  throw new Error('The database belongs to another version. Start this version of the console on it first.')
}

const storages = new WeakMap<Db, StorageWatch>()
/** The current problem with the database's disk. Null if none is known. */
export const storageFailure = (db: Db) => storages.get(db)?.failure() ?? null

/** The connections of this process to its database, and how many queries wait for one. */
export type Pool = { size: number; idle: number; waiting: number }
/** A dialect that knows its connections. Only PGlite's doesn't. */
type PooledDialect = Dialect & { pool: () => Pool }
const pools = new WeakMap<Db, () => Pool>()
export const poolOf = (db: Db): Pool => pools.get(db)?.() ?? { size: 1, idle: 1, waiting: 0 }

function watchedDb(dialect: Dialect | PooledDialect, log: Log | undefined): Db {
  const storage = createStorageWatch(log)
  const db = new Kysely<Tables>({
    dialect,
    log(event) {
      noteQuery(event)
      storage.noteQuery(event)
    },
  })
  storages.set(db, storage)
  if ('pool' in dialect) pools.set(db, dialect.pool)
  return db
}

export async function openDialect(
  dialect: Dialect | PooledDialect,
  { log, seed = async () => {} }: Start = {},
): Promise<Db> {
  const db = watchedDb(dialect, log)
  try {
    // As above.
    await migrate(db as Kysely<unknown>)
    await seed(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

export const databaseKind = (db: Reader): 'sqlite' | 'postgres' => (isSqlite(db) ? 'sqlite' : 'postgres')
