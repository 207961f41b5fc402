import { type Dialect, Kysely, type Transaction } from 'kysely'
import { isSqlite } from './columns.ts'
import { noteQuery } from './count-queries.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './schema.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

export const isPostgresAddress = (address: string): boolean => /^postgres(ql)?:/.test(address)

/** Opens the database that the address names (`postgres://…`, or the path of a folder for SQLite) and migrates it. */
export async function openDatabase(address: string): Promise<Db> {
  return openDialect(
    isPostgresAddress(address)
      ? (await import('./postgres.ts')).postgres(address)
      : (await import('./sqlite.ts')).sqlite(address),
  )
}

export async function openDialect(dialect: Dialect): Promise<Db> {
  const db = new Kysely<Tables>({ dialect, log: noteQuery })
  try {
    await migrate(db as Kysely<unknown>)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

export const databaseKind = (db: Db): 'sqlite' | 'postgres' => (isSqlite(db as Kysely<unknown>) ? 'sqlite' : 'postgres')
