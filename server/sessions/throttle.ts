import type { Db } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import { refuse } from '#shared/errors.ts'
import { fingerprint } from './secrets.ts'

/** The first `free` failures cost nothing. Each further one doubles the wait, from `firstWaitMs` to `longestWaitMs`. */
export type ThrottlePolicy = { free: number; firstWaitMs: number; longestWaitMs: number; forgetAfterMs: number }

const MINUTE = 60_000
export const ACCOUNT_POLICY: ThrottlePolicy = {
  free: 5,
  firstWaitMs: 2_000,
  longestWaitMs: 15 * MINUTE,
  forgetAfterMs: 30 * MINUTE,
}
/** A whole office may share an address, so it gets more free attempts. */
export const ADDRESS_POLICY: ThrottlePolicy = { ...ACCOUNT_POLICY, free: 50 }

const waitMs = (attempts: number, { free, firstWaitMs, longestWaitMs }: ThrottlePolicy) =>
  attempts < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - free))

/**
 * Counts an attempt *before* its secret is checked, so that a hundred parallel attempts get no more tries than a
 * hundred in a row. Stored in the database, so that it also works across restarts and instances. Throws 429 with
 * `retryAfterSeconds`.
 */
export async function countAttempt(db: Db, key: string, policy: ThrottlePolicy, now = Date.now()) {
  // Compare and set: of two concurrent attempts, one writes the row and the other reads it again.
  for (;;) {
    const row = await db.selectFrom('throttle').selectAll().where('key', '=', key).executeTakeFirst()
    if (await (row ? addAttempt(db, row, policy, now) : insertAttempt(db, key, now))) return
  }
}

const at = (ms: number) => new Date(ms).toISOString()

async function insertAttempt(db: Db, key: string, now: number): Promise<boolean> {
  const row = { key, attempts: 1, last_at: at(now) }
  const insert = db
    .insertInto('throttle')
    .values(row)
    .onConflict(conflict => conflict.column('key').doNothing())
  const { numInsertedOrUpdatedRows = 0n } = await insert.executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

async function addAttempt(db: Db, row: Tables['throttle'], policy: ThrottlePolicy, now: number) {
  const lastMs = Date.parse(row.last_at)
  const attempts = now - lastMs > policy.forgetAfterMs ? 0 : row.attempts
  const wait = waitMs(attempts, policy)
  const retryMs = lastMs + wait - now
  // The later of two concurrent attempts may be stored first. Without a wait that must not cause a refusal.
  if (wait > 0 && retryMs > 0) throw refuse('too-many-attempts', { retryAfterSeconds: Math.ceil(retryMs / 1000) })
  const { numUpdatedRows } = await db
    .updateTable('throttle')
    .set({ attempts: attempts + 1, last_at: at(Math.max(now, lastMs)) })
    .where('key', '=', row.key)
    .where('attempts', '=', row.attempts)
    .where('last_at', '=', row.last_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The key of attempts to sign in as an account. An unknown name may be a mistyped password, so only its hash is kept. */
export const signInKey = (account: string): string => `sign-in:account:${fingerprint(account)}`

/** Deletes the failures of a key after a successful attempt. */
export const forgetAttempts = (db: Db, key: string) => db.deleteFrom('throttle').where('key', '=', key).execute()

/** Uncounts one successful attempt. One success doesn't clear the earlier failures of a whole address. */
export const forgiveAttempt = (db: Db, key: string) =>
  db
    .updateTable('throttle')
    .set(row => ({ attempts: row('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .execute()
