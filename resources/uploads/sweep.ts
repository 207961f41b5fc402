import { KEPT_HOURS } from '#resources/uploads/rules.ts'
import type { Db } from '#server/database/open.ts'
import type { Log } from '#server/log.ts'

const SWEEP_MS = 600_000

/** Forgets files that never became whole, and those that were deleted, when they are too old; their chunks go with them. */
export async function sweepUploads(db: Db, now = Date.now()): Promise<void> {
  const oldest = new Date(now - KEPT_HOURS * 3_600_000).toISOString()
  await db
    .deleteFrom('upload')
    .where(({ eb, or, and }) =>
      or([and([eb('finished_at', 'is', null), eb('created_at', '<=', oldest)]), eb('deleted_at', '<=', oldest)]),
    )
    .execute()
}

/** Does it every ten minutes. Returns what ends that. */
export function keepSweeping({ db, log }: { db: Db; log: Log }): () => void {
  const sweep = () =>
    void sweepUploads(db).catch(error => log.warn({ error: String(error) }, 'old uploads were not swept'))
  const timer = setInterval(sweep, SWEEP_MS).unref()
  return () => clearInterval(timer)
}
