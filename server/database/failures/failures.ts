import { type Problem, refuse } from '#shared/errors.ts'
import { propertyOf } from '#shared/objects.ts'

/** The database could not be reached, or the connection broke before it answered. The cause is the driver's error. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** When the client may retry. Most outages are a restart, which takes seconds. */
const RETRY_AFTER_SECONDS = 2
/** Longer, because someone has to free space on the disk. */
const STORAGE_RETRY_AFTER_SECONDS = 30

/**
 * SQLSTATEs of temporary failures: a broken connection (08), a server that stops, starts or cancels a statement that
 * took too long (57), too many connections (53300), a lock that was not free in time (55P03), a standby that is not
 * writable yet (25006), a transaction that idled too long (25P03), or one that kept conflicting with others (40).
 */
const TRANSIENT = /^(08...|57...|53300|55P03|25006|25P03|40001|40P01)$/

/** SQLSTATEs of values that no column can store: a NUL character, a number out of range, text that is not a number. */
const UNSTORABLE = /^(22021|22003|22P02|22P05)$/

const stateOf = (error: unknown): string => {
  const code = propertyOf(error, 'code')
  return typeof code === 'string' ? code : ''
}

/** Whether the failure is temporary. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || TRANSIENT.test(stateOf(error))

export type StorageFailure = 'storage-full' | 'storage-failed'

/** Primary result codes of SQLite. Extended codes, such as IOERR_WRITE, hold them in their lowest byte. */
const SQLITE_STORAGE: { [code: number]: StorageFailure } = {
  8: 'storage-failed', // READONLY
  10: 'storage-failed', // IOERR
  11: 'storage-failed', // CORRUPT
  13: 'storage-full', // FULL
  14: 'storage-failed', // CANTOPEN
  26: 'storage-failed', // NOTADB
}
/** SQLSTATEs: disk_full, io_error, data_corrupted, index_corrupted. */
const POSTGRES_STORAGE: { [state: string]: StorageFailure } = {
  '53100': 'storage-full',
  '58030': 'storage-failed',
  XX001: 'storage-failed',
  XX002: 'storage-failed',
}

/** The problem with the database's disk that an error reports. Null if it is another error. */
export function storageFailureOf(error: unknown): StorageFailure | null {
  const errcode = propertyOf(error, 'errcode')
  if (typeof errcode === 'number') return SQLITE_STORAGE[errcode & 0xff] ?? null
  return POSTGRES_STORAGE[stateOf(error)] ?? null
}

/** Waits for a write that a request can do without, such as `used_at`. If the disk is full, reading still works. */
export async function unlessStorageFails(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (!storageFailureOf(error)) throw error
  }
}

/** Whether the outage log already covers the error, so it needs no log line of its own. */
export const isOutage = (error: unknown): boolean => isUnavailable(error) || storageFailureOf(error) !== null

export const unavailable = (cause?: unknown): Problem =>
  refuse('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }, { cause })

export const storageRefusal = (failure: StorageFailure, cause?: unknown): Problem =>
  refuse(failure, { retryAfterSeconds: STORAGE_RETRY_AFTER_SECONDS }, { cause })

/** The problem to report for a database error. Null if the error is a bug of ours. */
export function problemOf(error: unknown): Problem | null {
  if (isUnavailable(error)) return unavailable(error)
  const storage = storageFailureOf(error)
  if (storage) return storageRefusal(storage, error)
  // A last resort: normally the schemas refuse such values and point at the field.
  if (UNSTORABLE.test(stateOf(error)))
    return refuse('invalid-input', { errors: [{ pointer: '', code: 'unstorable' }] }, { cause: error })
  return null
}
