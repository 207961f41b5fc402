import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { readProfile } from '#resources/profile/contract.ts'
import { forkSandbox, listSandboxes } from '#resources/sandboxes/contract.ts'
import { ADMIN, openTestApp, refusalOf } from '#tests/test-app.ts'

// Limiting the pages of the database simulates a full disk. tests/chaos uses a real one.

const app = await openTestApp()
const me = await app.signInAs(ADMIN)
afterEach(() => void vi.restoreAllMocks())

const allowPages = (count: number) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(app.db)
const setReadOnly = (value: 0 | 1) => sql`pragma query_only = ${sql.lit(value)}`.execute(app.db)
const ready = async () => (await app.request('/readyz')).status
const fork = (name: string) => me.call(forkSandbox, { body: { name } })
const names = async () => (await me.call(listSandboxes)).rows.map(({ name }) => name)

test('a full disk: writes are refused with a specific code, reads still work, it is logged once, and recovery is automatic', async () => {
  const logged = vi.spyOn(app.services.log, 'error')
  await allowPages(1)
  const before = await names()
  for (const name of ['a', 'b', 'c'])
    expect(await refusalOf(fork(name))).toMatchObject({
      status: 503,
      code: 'storage-full',
      retryAfterSeconds: expect.any(Number),
    })
  expect(await names()).toEqual(before)
  const refused = await app.request('/readyz')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  // Nobody was too fast.
  expect(refused.headers.has('ratelimit')).toBe(false)
  expect(await refused.json()).toMatchObject({ code: 'storage-full' })
  expect((await app.request('/healthz')).status).toBe(200)
  expect(logged.mock.calls.map(([, text]) => text)).toEqual([
    'the disk of the database is full: writes are refused until there is room',
  ])
  await allowPages(1_000_000)
  await expect.poll(ready).toBe(200)
  await fork('after')
  expect(await names()).toEqual([...before, 'after'])
})

test('a read-only database: a session can still read, and background writes add no lines to the log', async () => {
  const logged = vi.spyOn(app.services.log, 'error')
  const warned = vi.spyOn(app.services.log, 'warn')
  // The last use of a session is written once a minute, so it must be long ago.
  await app.db
    .updateTable('session')
    .set({ used_at: new Date(Date.now() - 3_600_000).toISOString() })
    .execute()
  await setReadOnly(1)
  for (let times = 0; times < 3; times++) {
    expect(await me.call(readProfile)).toMatchObject({ account: ADMIN.account })
    await app.services.traffic.settled()
  }
  expect(await refusalOf(fork('d'))).toMatchObject({ status: 503, code: 'storage-failed' })
  expect(await refusalOf(app.signInAs(ADMIN))).toMatchObject({ status: 503, code: 'storage-failed' })
  expect(await ready()).toBe(503)
  expect([logged.mock.calls.length, warned.mock.calls.length]).toEqual([1, 0])
  await setReadOnly(0)
  await expect.poll(ready).toBe(200)
  await app.signInAs(ADMIN)
})
