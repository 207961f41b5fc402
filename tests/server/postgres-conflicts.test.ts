import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inTransaction } from '#server/database/transaction.ts'
import { deleteRows } from '#server/sandboxes/rows.ts'
import { createSession } from '#server/sessions/sessions.ts'
import { Problem } from '#shared/errors.ts'
import { isIdempotent } from '#shared/headers.ts'
import { findSampledWrites, isRecorded } from '#tests/samples.ts'
import { ADMIN, createTestApp, LEVEL_CODE, type TestApp } from '#tests/test-app.ts'
import { isLong } from '#tests/tier.ts'

// Generated from the samples of all writing endpoints: each is sent many times concurrently and unchanged. One or all
// may succeed; the others are refused with a reason, and none waits forever.

const AT_ONCE = isLong ? 50 : 5
/** Operations that copy a whole sandbox take half a second each and run sequentially. */
const COPYING = new Set(['forkSandbox', 'takeSnapshot', 'resetSandbox', 'restoreSnapshot', 'deleteSandbox'])
const FEW = 3
/** Excluded, because they end the session of the other requests or throttle its owner. */
const LEFT_OUT = new Set(['changePassword', 'setLevel', 'endSessions'])

let app: TestApp
const writes = (await findSampledWrites()).filter(write => isRecorded(write) && !LEFT_OUT.has(write.id))

describe.skipIf(inject('postgres') === 'pglite')(`${AT_ONCE} identical requests at once`, () => {
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test.each(writes)('$id', { timeout: 120_000 }, async ({ id, endpoint, sample }) => {
    // Without the slow check of the password.
    const { token } = await createSession(app.db, 1, { address: 'in process', agent: 'test' })
    const me = { ...app.as(token), ...ADMIN, levelCode: LEVEL_CODE }
    await emptyKept()
    // Each request that creates something needs its own input.
    const isAnother = isIdempotent(endpoint.headers) && !endpoint.params
    const first = await sample.prepare(me)
    const inputs = [first]
    while (inputs.length < (COPYING.has(id) ? FEW : AT_ONCE)) inputs.push(isAnother ? await sample.prepare(me) : first)
    const results = await Promise.allSettled(inputs.map(input => me.call(endpoint, input as never)))
    const failed = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    expect(failed.map(failureOf).filter(failure => failure !== null)).toEqual([])
    expect(failed.length).toBeLessThan(results.length)
  })
})

/** The error of a failed request, or null for an acceptable refusal. */
const failureOf = (reason: unknown) =>
  reason instanceof Problem && (reason.status < 500 || (reason.status === 503 && 'retryAfterSeconds' in reason.body))
    ? null
    : reason

/**
 * Deletes rows of earlier tests that count towards limits, and their roles. Otherwise the next sample would be refused.
 */
async function emptyKept() {
  const kept = [
    'fault',
    'api_key',
    'saved_view',
    'saved_request',
    'repair_draft',
    'throttle',
    'class_member',
    'class',
  ] as const
  for (const table of kept) await app.db.deleteFrom(table).execute()
  await app.db.deleteFrom('role_holder').execute()
  const now = new Date().toISOString()
  await app.db.updateTable('upload').set({ deleted_at: now }).execute()
  await app.db.updateTable('form').set({ deleted_at: now }).execute()
  await app.db.updateTable('floor_plan').set({ deleted_at: now }).where('id', '>', 1).execute()
  await app.db.updateTable('plan_version').set({ deleted_at: now }).execute()
  await app.db.updateTable('role').set({ deleted_at: now }).where('id', '>', 6).execute()
  await app.db.updateTable('team').set({ deleted_at: now }).where('id', '>', 100).execute()
  await app.db.updateTable('area').set({ deleted_at: now }).where('id', '>', 8).execute()
  // Messages count towards a limit per minute.
  await app.db
    .updateTable('room_message')
    .set({ sent_at: new Date(0).toISOString() })
    .execute()
  const own = await app.db
    .selectFrom('sandbox')
    .select('id')
    .where('account_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  await app.db.updateTable('session').set({ sandbox_id: 'main' }).execute()
  const ids = own.map(({ id }) => id)
  await inTransaction(app.db, trx => deleteRows(trx, ids))
  await app.db.updateTable('sandbox').set({ deleted_at: now }).where('account_id', 'is not', null).execute()
}
