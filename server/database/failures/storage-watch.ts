import type { Kysely, LogEvent } from 'kysely'
import type { Tables } from '#server/database/schema.ts'
import type { Log } from '#server/platform/log.ts'
import { type StorageFailure, storageFailureOf } from './failures.ts'

/**
 * Files grow and shrink all the time, so one successful write proves little. The storage counts as working again when a
 * write succeeds and none has failed for this long.
 */
const CALM_MS = 2_000
/** How much a probe writes: as much as a few requests would. */
const PROBE_BYTES = 64 * 1024
const PROBE_KEY = 'storage-probe'

const WRITE = /^\s*(insert|update|delete|commit)\b/i

const TEXTS: Record<StorageFailure, [failed: string, hint: string]> = {
  'storage-full': ['the disk of the database is full', 'writes are refused until there is room'],
  'storage-failed': ['the database cannot be written', 'writes are refused; look at its disk and its permissions'],
}

/** Tracks whether the database can write to its disk, based on the results of queries. */
export type StorageWatch = {
  /** Receives Kysely's query log. */
  noteQuery(event: LogEvent): void
  /** The current problem with the storage, or null. */
  failure(): StorageFailure | null
}

/** Logs once when writes start to fail, and once when they work again. */
export function createStorageWatch(log: Log | undefined, now = Date.now): StorageWatch {
  let failure: StorageFailure | null = null
  let failedMs = 0

  function noteFailure(found: StorageFailure, error: unknown) {
    const [failed, hint] = TEXTS[found]
    if (failure !== found) log?.error({ error: String(error) }, `${failed}: ${hint}`)
    failure = found
    failedMs = now()
  }

  return {
    noteQuery(event) {
      if (event.level === 'error') {
        const found = storageFailureOf(event.error)
        if (found) noteFailure(found, event.error)
      } else if (failure !== null && now() - failedMs >= CALM_MS && WRITE.test(event.query.sql)) {
        failure = null
        log?.info({}, 'the database is written again')
      }
    },
    failure: () => failure,
  }
}

/** Writes and deletes a few rows, to detect that the storage works again while no requests write. */
export async function probeStorage(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', PROBE_KEY).execute()
  await db
    .insertInto('setting')
    .values({ key: PROBE_KEY, value: 'x'.repeat(PROBE_BYTES) })
    .execute()
  await db.deleteFrom('setting').where('key', '=', PROBE_KEY).execute()
}
