import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#server/database/open.ts'
import { freshDatabase } from '#tests/fresh-database.ts'
import { refusalOf } from '#tests/test-app.ts'
import { countAttempt, forgetAttempts, forgiveAttempt, type ThrottlePolicy } from './throttle.ts'

const POLICY: ThrottlePolicy = { free: 2, firstWaitMs: 2_000, longestWaitMs: 10_000, forgetAfterMs: 60_000 }
const START = Date.parse('2026-10-31T08:00:00Z')

let db: Db
beforeAll(async () => {
  db = await freshDatabase()
})
beforeEach(() => db.deleteFrom('throttle').execute())
afterAll(() => db.destroy())

const attemptAt = (ms: number, key = 'key') => countAttempt(db, key, POLICY, START + ms)
/** For how many seconds an attempt is refused. */
async function waitAt(ms: number, key?: string) {
  const refusal = await refusalOf(attemptAt(ms, key))
  return 'retryAfterSeconds' in refusal ? refusal.retryAfterSeconds : null
}

test('each failure after the free ones doubles the wait, up to the longest, and an attempt passes when it is over', async () => {
  await attemptAt(0)
  await attemptAt(0)
  let now = 0
  for (const seconds of [2, 4, 8, 10, 10]) {
    expect(await waitAt(now)).toBe(seconds)
    expect(await waitAt(now + seconds * 1_000 - 1)).toBe(1)
    now += seconds * 1_000
    await attemptAt(now)
  }
})

test('a refused attempt does not make the wait longer', async () => {
  await attemptAt(0)
  await attemptAt(0)
  for (const ms of [500, 1_000, 1_500]) await waitAt(ms)
  await attemptAt(2_000)
})

test('failures are forgotten after their time, and not before', async () => {
  for (const ms of [0, 0, 2_000, 6_000]) await attemptAt(ms)
  // Without a wait, but the fifth failure since the first.
  await attemptAt(6_000 + POLICY.forgetAfterMs)
  expect(await waitAt(6_000 + POLICY.forgetAfterMs)).toBe(10)
  const later = 6_000 + 2 * POLICY.forgetAfterMs + 1
  await attemptAt(later)
  await attemptAt(later)
  expect(await waitAt(later)).toBe(2)
})

test('keys are counted apart, and a success forgets or forgives', async () => {
  for (const key of ['key', 'key', 'other', 'other']) await attemptAt(0, key)
  await attemptAt(0, 'third')
  await forgiveAttempt(db, 'key')
  await attemptAt(0)
  expect(await waitAt(0)).toBe(2)
  await forgetAttempts(db, 'key')
  await attemptAt(0)
  await attemptAt(0)
  expect(await waitAt(0)).toBe(2)
  expect(await waitAt(0, 'other')).toBe(2)
})

test('forgiving more than was counted leaves no attempt over', async () => {
  await attemptAt(0)
  for (let time = 0; time < 3; time++) await forgiveAttempt(db, 'key')
  await attemptAt(0)
  await attemptAt(0)
  expect(await waitAt(0)).toBe(2)
})
