import type { WriteContext } from '#server/entities/entity.ts'
import { lockRows } from '#server/locks/lock.ts'
import { refuse } from '#shared/errors.ts'
import { jobs } from './entity.ts'
import { ACTIVE_STATES, MAX_ACTIVE, MAX_ACTIVE_IN_SANDBOX, MAX_KEPT } from './rules.ts'

/** When a client may try again. Most jobs take a few seconds. */
const RETRY_AFTER_SECONDS = 5

/** Refuses one more active job beyond the limits, of the operator or of the sandbox that they share. */
export async function requireRoom({ trx, rows, operator }: WriteContext): Promise<void> {
  const { sandboxId, accountId } = operator
  await lockRows(trx, 'job', { sandboxId })
  const active = await rows('job').where('state', 'in', ACTIVE_STATES).where('deleted_at', 'is', null).execute()
  const own = active.filter(({ account_id }) => account_id === accountId)
  for (const [count, limit] of [
    [own.length, MAX_ACTIVE],
    [active.length, MAX_ACTIVE_IN_SANDBOX],
  ] as const)
    if (count >= limit) throw refuse('too-many-jobs', { limit, retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** Deletes the operator's oldest finished jobs for good, so that a new one stays within the limit. */
export async function dropOldest({ trx, rows }: WriteContext): Promise<void> {
  const finished = await rows(jobs, { withDeleted: true })
    .where('state', 'not in', ACTIVE_STATES)
    .orderBy('finished_at', 'desc')
    .execute()
  const old = finished.slice(MAX_KEPT - 1).map(({ id }) => id)
  if (old.length > 0) await trx.deleteFrom('job').where('id', 'in', old).execute()
}
