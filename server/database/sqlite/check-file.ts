import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { storageFailureOf } from '#server/database/failures/failures.ts'

const MB = 1024 ** 2
/**
 * The largest file that is checked at startup, which takes a quarter of a second per 100 MB. A database that was not
 * closed properly is more likely to be damaged, so its limit is higher.
 */
const MAX_CHECKED_BYTES = { closed: 100 * MB, notClosed: 1024 * MB }
const CORRUPT = 11
const NOT_A_DATABASE = 26

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** Whether an earlier process did not close the database. Must be called before it is opened. */
export const wasNotClosed = (path: string): boolean => sizeOf(`${path}-wal`) > 0

/** Checks a database file and throws if it is damaged, because writing to it could lose more data. */
export function checkFile(raw: DatabaseSync, path: string, isSuspect: boolean): void {
  if (sizeOf(path) > MAX_CHECKED_BYTES[isSuspect ? 'notClosed' : 'closed']) return
  const [found] = raw.prepare('pragma quick_check(1)').all()
  if (found && found.quick_check !== 'ok') throw damaged(path)
}

const damaged = (path: string, cause?: unknown) =>
  new Error(
    `The database ${path} is damaged. Nothing was written to it. Restore a backup, recover its data with "sqlite3 ${path} .recover", or move the file away to start over.`,
    { cause },
  )

/** Explains in one line why a file in the folder could not be opened. */
export function describeOpenError(error: unknown, folder: string, path: string): Error {
  const { errcode, code, message } = error as Error & { errcode?: number; code?: string }
  if (errcode !== undefined && [CORRUPT, NOT_A_DATABASE].includes(errcode & 0xff)) return damaged(path, error)
  const failure = storageFailureOf(error)
  if (failure === 'storage-full')
    return new Error(`The disk of the data folder ${folder} is full. Free some space, then start again.`, {
      cause: error,
    })
  // Node throws errors.
  if (!failure && !/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOSPC|ENOENT)$/.test(code ?? '')) return error as Error
  const why = errcode === undefined ? code : message
  return new Error(
    `Cannot write to the data folder ${folder} (${why}). Give this user write access to it, or set STRIVE_DATA to another folder.`,
    { cause: error },
  )
}
