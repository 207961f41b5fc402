import { type Problem, refuse } from '#shared/errors.ts'

/** The database was not reached, or its connection broke before it answered. The cause is the driver's own error. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** When a caller may try again: most outages are a restart, which takes seconds. */
const RETRY_AFTER_SECONDS = 2
/** Room on a disk is made by people. */
const STORAGE_RETRY_AFTER_SECONDS = 30

/**
 * PostgreSQL's SQLSTATEs for what passes by itself: a broken connection (08), a server that stops, starts or cancels a statement that
 * took too long (57), too many connections (53300), a lock that was not free in time (55P03), a standby that is not writable yet
 * (25006), a transaction that idled too long (25P03), or one that others got in the way of again and again (40).
 */
const TRANSIENT = /^(08...|57...|53300|55P03|25006|25P03|40001|40P01)$/

/** Values that no column can hold: a NUL character, a number out of range, text that is no number. */
const UNSTORABLE = /^(22021|22003|22P02|22P05)$/

const stateOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** Is the database away for now? */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || TRANSIENT.test(stateOf(error))

export type StorageFailure = 'storage-full' | 'storage-failed'

/** Primary result codes of SQLite; the extended ones, such as IOERR_WRITE, hold them in their lowest byte. */
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

/** Is the database there, and its disk is not what it should be? */
export function storageFailureOf(error: unknown): StorageFailure | null {
  const { errcode } = (error ?? {}) as { errcode?: unknown }
  if (typeof errcode === 'number') return SQLITE_STORAGE[errcode & 0xff] ?? null
  return POSTGRES_STORAGE[stateOf(error)] ?? null
}

/** Waits for a write that a request can do without: that somebody was here. With a full disk they read on. */
export async function unlessStorageFails(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (!storageFailureOf(error)) throw error
  }
}

/** Does something fail that stands in the log once already, whatever fails because of it? */
export const isOutage = (error: unknown): boolean => isUnavailable(error) || storageFailureOf(error) !== null

/** The refusal for a caller that the database failed. */
export const unavailable = (cause?: unknown): Problem =>
  refuse('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }, { cause })

/** The refusal for a caller whose write the storage did not take. */
export const storageRefusal = (failure: StorageFailure, cause?: unknown): Problem =>
  refuse(failure, { retryAfterSeconds: STORAGE_RETRY_AFTER_SECONDS }, { cause })

/** What a failure of the database means for the caller; null when it is a bug of our own. */
export function problemOf(error: unknown): Problem | null {
  if (isUnavailable(error)) return unavailable(error)
  const storage = storageFailureOf(error)
  if (storage) return storageRefusal(storage, error)
  // The last net: the schemas refuse such values at the edge, and point at them.
  if (UNSTORABLE.test(stateOf(error)))
    return refuse('invalid-input', { errors: [{ pointer: '', code: 'unstorable' }] }, { cause: error })
  return null
}
