import { afterEach, expect, test, vi } from 'vitest'
import type { Db } from '#server/database/open.ts'
import type { Transport } from '#server/platform/transport.ts'
import type { SessionOperator } from '#server/sessions/operator.ts'
import { Connection } from './connection.ts'
import { createRights } from './rights.ts'

const HOUR_MS = 3_600_000
const A_DAY_MS = 24 * HOUR_MS
afterEach(() => void vi.useRealTimers())

test.each([
  ['an hour', HOUR_MS, HOUR_MS],
  // Longer than any timer: looked at early, but not all the time.
  ['sixty days', 60 * A_DAY_MS, 24 * A_DAY_MS],
])('a connection that is valid for %s is looked at once then', async (_, validMs, quietMs) => {
  vi.useFakeTimers()
  const inBackground = vi.fn((work: Promise<unknown>) => void work.catch(() => 'there is no database here'))
  const { watchExpiry } = createRights({ db: {} as Db, inBackground })
  const operator = {
    expiresAt: new Date(Date.now() + validMs).toISOString(),
    key: null,
    sessionId: 1,
  } as SessionOperator
  // Nothing is sent.
  watchExpiry(new Connection({} as Transport, 'live', operator))
  await vi.advanceTimersByTimeAsync(quietMs - 1000)
  expect(inBackground).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(A_DAY_MS)
  expect(inBackground).toHaveBeenCalledOnce()
})
