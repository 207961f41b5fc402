import type { LogEvent } from 'kysely'
import type { Log } from '#server/log.ts'
import { type StorageFailure, storageFailureOf } from './failures.ts'
import type { Db } from './open.ts'

/** Files grow and are cut back at any moment: the storage is good again when a write went well and none has failed for this long. */
const CALM_MS = 2_000
/** What has to fit in for the storage to be good again. */
const PROBE_BYTES = 64 * 1024
const PROBE_KEY = 'storage-probe'

const WRITE = /^\s*(insert|update|delete|commit)\b/i

const TEXTS: Record<StorageFailure, [failed: string, hint: string]> = {
  'storage-full': ['the disk of the database is full', 'writes are refused until there is room'],
  'storage-failed': ['the database cannot be written', 'writes are refused; look at its disk and its permissions'],
}

/** Whether the database's disk takes writes, judged by its own answers. */
export type StorageWatch = {
  /** Kysely's log of queries. */
  noteQuery(event: LogEvent): void
  /** What is wrong with it now; null: nothing. */
  failure(): StorageFailure | null
}

/** Logs that writes fail once, however many do, and once that it is over. */
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

/** Writes and takes away what a few requests would need, so that a storage that is good again is found without any. */
export async function probeStorage(db: Db): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', PROBE_KEY).execute()
  await db
    .insertInto('setting')
    .values({ key: PROBE_KEY, value: 'x'.repeat(PROBE_BYTES) })
    .execute()
  await db.deleteFrom('setting').where('key', '=', PROBE_KEY).execute()
}
