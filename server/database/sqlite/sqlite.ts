import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { SqliteStatement } from 'kysely'
import { propertyOf } from '#shared/objects.ts'
import { checkFile, describeOpenError, wasNotClosed } from './check-file.ts'
import { type SqliteFile, TwoConnectionsDialect } from './sqlite-driver.ts'

const PRIVATE = 0o600
const SQLITE_BUSY = 5
const MAX_STATEMENTS = 100
// FULL: a commit is on disk before the response is sent.
const SETTINGS = 'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on'

/** The file of the embedded database in a folder. */
export const databaseFile = (folder: string): string => `${resolve(folder)}/strive.sqlite`

/** The embedded database in a folder, or in memory for `:memory:`. Throws if another process is using the folder. */
export function sqlite(folder: string): TwoConnectionsDialect {
  const isInMemory = folder === ':memory:'
  const path = isInMemory ? ':memory:' : databaseFile(folder)
  let lock: DatabaseSync | null = null
  try {
    if (!isInMemory) makePrivate(folder, path)
    lock = isInMemory ? null : ownFolder(folder)
    return openFiles(path, lock)
  } catch (error) {
    lock?.close()
    throw describeOpenError(error, resolve(folder), path)
  }
}

/**
 * A new folder and the files in it are for their owner alone, because they hold password hashes. SQLite gives its further
 * files the mode of the first. The mode of a folder that exists is its owner's decision.
 */
function makePrivate(folder: string, path: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', PRIVATE))
  for (const one of [path, `${path}-wal`, `${path}-shm`])
    if (statSync(one, { throwIfNoEntry: false })?.uid === process.getuid?.()) chmodSync(one, PRIVATE)
}

/** The embedded database of a console that may be running. Its lock is left alone. */
export function sqliteBeside(folder: string): TwoConnectionsDialect {
  const path = databaseFile(folder)
  if (!existsSync(path)) throw new Error(`There is no database ${path}. Set STRIVE_DATA, or start the console once.`)
  const writer = openFile(path, SETTINGS)
  return new TwoConnectionsDialect({ writer, reader: null, close: () => writer.close() })
}

function openFiles(path: string, lock: DatabaseSync | null): TwoConnectionsDialect {
  const isSuspect = wasNotClosed(path)
  const writer = openFile(path, SETTINGS, raw => checkFile(raw, path, isSuspect))
  // Queries immediately, so that it holds the right files open even if they are renamed later.
  const reader = lock && openFile(path, 'pragma query_only = on; select count(*) from sqlite_schema')
  return new TwoConnectionsDialect({
    writer,
    reader,
    close() {
      reader?.close()
      writer.close()
      lock?.close()
    },
  })
}

function openFile(path: string, settings: string, check: (raw: DatabaseSync) => void = () => {}): SqliteFile {
  const raw = new DatabaseSync(path, { timeout: 5_000 })
  try {
    raw.exec(settings)
    check(raw)
  } catch (error) {
    raw.close()
    throw error
  }
  return { prepare: createPreparer(raw), close: () => raw.close() }
}

/**
 * Locks the folder for one process, with an exclusive lock on a second, empty database. The system releases it however
 * the process ends. Locking the database itself would shut out our own worker threads. Returns null if another process
 * holds the lock.
 */
export function lockFolder(folder: string): DatabaseSync | null {
  const lock = new DatabaseSync(`${folder}/lock.sqlite`, { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (propertyOf(error, 'errcode') !== SQLITE_BUSY) throw error
    return null
  }
}

function ownFolder(folder: string): DatabaseSync {
  const lock = lockFolder(folder)
  if (lock) return lock
  throw new Error(
    `Another Strive Console is using ${folder}. To run several instances, set DATABASE_URL to a PostgreSQL database.`,
  )
}

/** Prepares each statement once, because Kysely always generates the same text for the same query. */
function createPreparer(raw: DatabaseSync): SqliteFile['prepare'] {
  const prepared = new Map<string, SqliteStatement>()
  return sql => {
    const known = prepared.get(sql)
    if (known) return known
    if (prepared.size >= MAX_STATEMENTS) prepared.clear()
    const statement = raw.prepare(sql)
    const fresh: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: values => statement.all(...bind(values)),
      run: values => statement.run(...bind(values)),
      iterate: values => statement.iterate(...bind(values)),
    }
    prepared.set(sql, fresh)
    return fresh
  }
}

/** node:sqlite treats a leading object as named parameters and shifts the rest, so only plain values are allowed. */
function bind(values: readonly unknown[]): SQLInputValue[] {
  for (const value of values)
    if (value !== null && typeof value === 'object' && !(value instanceof Uint8Array))
      throw new TypeError('SQLite stores text, numbers, null and bytes: convert this value before it is bound.')
  // Any other value has been refused above.
  return values as SQLInputValue[]
}
