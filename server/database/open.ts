import { type Dialect, Kysely, type Transaction } from 'kysely'
import type { Log } from '#server/log.ts'
import { isSqlite } from './columns.ts'
import { noteQuery } from './count-queries.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './schema.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

export const isPostgresAddress = (address: string): boolean => /^postgres(ql)?:/.test(address)

type Start = {
  log?: Log
  /** Fills the database before anybody uses it. */
  seed?: (db: Db) => Promise<void>
}

/** Opens the database that the address names (`postgres://…`, or the path of a folder for SQLite), migrates it and seeds it. */
export async function openDatabase(address: string, { log, seed = async () => {} }: Start = {}): Promise<Db> {
  if (!isPostgresAddress(address)) return openDialect((await import('./sqlite.ts')).sqlite(address), seed)
  const { postgres } = await import('./postgres.ts')
  // Whatever that takes, and however long another instance is at it: the limits are for requests.
  await (await openDialect(postgres(address, { hasLimits: false }), seed)).destroy()
  return new Kysely<Tables>({ dialect: postgres(address, { log }), log: noteQuery })
}

export async function openDialect(dialect: Dialect, seed: (db: Db) => Promise<void> = async () => {}): Promise<Db> {
  const db = new Kysely<Tables>({ dialect, log: noteQuery })
  try {
    await migrate(db as Kysely<unknown>)
    await seed(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

export const databaseKind = (db: Db): 'sqlite' | 'postgres' => (isSqlite(db as Kysely<unknown>) ? 'sqlite' : 'postgres')
