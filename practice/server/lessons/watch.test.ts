import { expect, test, vi } from 'vitest'
import { createLocalBus } from '#server/bus/bus.ts'
import { insertRows } from '#server/database/bulk.ts'
import { MAX_ENTRIES, PAGE_HEADER } from '#shared/platform/traffic.ts'
import { createTestApp, OPERATOR, openTestApp, type TestApp } from '#tests/test-app.ts'
import { turnsDuring } from '#tests/turns.ts'
import { findLessons } from './lessons.ts'
import { watchLessons } from './watch.ts'

const app = await openTestApp()

test('only requests of its own page count as tries of a task', async () => {
  const { token } = await app.signInAs(OPERATOR)
  const read = async (page?: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(page && { [PAGE_HEADER]: page }) }
    expect((await app.request('/api/products/1', { headers })).status).toBe(200)
  }
  for (const page of ['page5_03', 'page5_03', undefined]) await read(page)
  for (let tries = 0; tries < 2; tries++) await read('page8_03')
  await app.services.traffic.settled()
  const attempts = app.db.selectFrom('task_attempt').select(['page', 'tries']).where('task', '=', 'third-try')
  await expect.poll(() => attempts.execute()).toEqual([{ page: 'page8_03', tries: 2 }])
})

/** A console whose lessons another watch checks. */
async function openUnwatched() {
  const own = await createTestApp()
  await own.services.lessons.close()
  const { token } = await own.signInAs(OPERATOR)
  const headers = { authorization: `Bearer ${token}`, [PAGE_HEADER]: 'page8_03' }
  expect((await own.request('/api/products/1', { headers })).status).toBe(200)
  await own.services.traffic.settled()
  return own
}

/** Begins to check the tasks of whoever has sent the last request. Returns the watch. */
async function beginCheck(own: TestApp) {
  const last = own.db.selectFrom('traffic').select(['id', 'account_id']).orderBy('id', 'desc').limit(1)
  const { id: lastId, account_id: accountId } = await last.executeTakeFirstOrThrow()
  const bus = createLocalBus()
  const watching = watchLessons({ db: own.db, bus, log: own.services.log })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const isHeard = new Promise<void>(resolve => bus.subscribe(() => resolve()))
    bus.publish({ topic: 'traffic', accountId, lastId })
    await isHeard
    vi.advanceTimersByTime(250)
  } finally {
    vi.useRealTimers()
  }
  return watching
}

test('a check that is under way ends before the console closes', async () => {
  const own = await openUnwatched()
  const watching = await beginCheck(own)
  await watching.close()
  const attempts = own.db.selectFrom('task_attempt').select('tries').where('task', '=', 'third-try')
  expect(await attempts.execute()).toEqual([{ tries: 1 }])
  // After a restart, all requests are read again, and none counts twice.
  await (await beginCheck(own)).close()
  expect(await attempts.execute()).toEqual([{ tries: 1 }])
  await own.close()
})

test('others have their turn while the first check after a restart reads a full log', async () => {
  const own = await openUnwatched()
  const { id: _, ...row } = await own.db.selectFrom('traffic').selectAll().executeTakeFirstOrThrow()
  const rows = Array.from({ length: MAX_ENTRIES }, () => ({ ...row, endpoint: 'readProfile' }))
  await insertRows(own.db, 'traffic', rows)
  const lessons = await findLessons()
  const watching = await beginCheck(own)
  expect(await turnsDuring(() => watching.close())).toBeGreaterThan(lessons.size)
  await own.close()
})
