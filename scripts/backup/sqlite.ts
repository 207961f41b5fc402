import { createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Kysely } from 'kysely'
import { databaseFile, lockFolder, sqliteBeside } from '#server/database/sqlite/sqlite.ts'
import { propertyOf } from '#shared/objects.ts'
import { checkMigrations, damaged } from './migrations.ts'
import { type Options, prepareRestored } from './prepare-restored.ts'

/** All pages in one step: one read transaction, which writers of the write-ahead log don't disturb or wait for. */
const ALL_PAGES = 2 ** 31 - 1
/** Flushed, so that the file is on the disk before it gets its name. It holds password hashes, so it is private. */
const WRITTEN = { flags: 'wx', flush: true, mode: 0o600 }

/**
 * Copies the database in a data folder, even while a console is using it, and returns the copy: one file in `work`. Its
 * checksum (gzip's) shows every damage, which SQLite's own check doesn't.
 */
export async function backUpSqlite(folder: string, work: string): Promise<string> {
  const path = databaseFile(folder)
  if (!existsSync(path)) throw new Error(`There is no database ${path}. Set STRIVE_DATA to the console's data folder.`)
  const copy = `${work}/strive.sqlite`
  const source = new DatabaseSync(path, { readOnly: true, timeout: 5_000 })
  try {
    await backup(source, copy, { rate: ALL_PAGES })
  } finally {
    source.close()
  }
  checkCopy(copy, path, () => new Error(`The database ${path} is damaged. Nothing was backed up.`))
  const compressed = `${copy}.gz`
  await pipeline(createReadStream(copy), createGzip({ level: 1 }), createWriteStream(compressed, WRITTEN))
  return compressed
}

/**
 * Restores a backup into a data folder that no console is using. Returns the folder to which it moved the database that
 * was there, or null.
 */
export async function restoreSqlite(folder: string, file: string, { keepsAccess }: Options): Promise<string | null> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  if (!lock) throw new Error(`A Strive Console is using ${resolve(folder)}. Stop it first.`)
  const work = mkdtempSync(`${resolve(folder)}/.restore-`)
  try {
    const copy = `${work}/strive.sqlite`
    await pipeline(createReadStream(file), createGunzip(), createWriteStream(copy, WRITTEN)).catch(error => {
      throw /^Z_/.test(error.code) ? damaged(file, error) : error
    })
    checkCopy(copy, file, cause => damaged(file, cause))
    const db = new Kysely<unknown>({ dialect: sqliteBeside(work) })
    await prepareRestored(db, file, { keepsAccess }).finally(() => db.destroy())
    const aside = moveAside(folder)
    renameSync(copy, databaseFile(folder))
    return aside
  } finally {
    rmSync(work, { recursive: true, force: true })
    lock.close()
  }
}

/** Checks a copy of a database. Afterwards it is a single file, without a write-ahead log. */
function checkCopy(copy: string, name: string, asDamaged: (cause?: unknown) => Error) {
  const raw = new DatabaseSync(copy)
  try {
    raw.exec('pragma journal_mode = delete')
    const [found] = raw.prepare('pragma integrity_check(1)').all()
    if (found?.integrity_check !== 'ok') throw asDamaged()
    const [hasMigrations] = raw.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").all()
    const ran = hasMigrations ? raw.prepare('select name from kysely_migration').all() : []
    checkMigrations(
      name,
      ran.map(row => String(row.name)),
    )
  } catch (error) {
    throw propertyOf(error, 'errcode') === undefined ? error : asDamaged(error)
  } finally {
    raw.close()
  }
}

/** Moves the database with its write-ahead log, which may hold its last rows. */
function moveAside(folder: string): string | null {
  const path = databaseFile(folder)
  const there = [path, `${path}-wal`, `${path}-shm`].filter(one => existsSync(one))
  if (there.length === 0) return null
  const aside = mkdtempSync(`${resolve(folder)}/replaced-${new Date().toISOString().slice(0, 10)}-`)
  for (const one of there) renameSync(one, `${aside}/${basename(one)}`)
  return aside
}
