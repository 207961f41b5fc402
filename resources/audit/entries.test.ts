import { expect, test } from 'vitest'
import { createMember } from '#resources/members/contract.ts'
import { newMember } from '#resources/members/samples.ts'
import { ADMIN, openTestApp } from '#tests/test-app.ts'
import { turnsDuring } from '#tests/turns.ts'
import { entriesToApi } from './entries.ts'

const app = await openTestApp()

test('others get their turn while many records are compared', async () => {
  await (await app.signInAs(ADMIN)).call(createMember, { body: newMember() })
  const stored = app.db.selectFrom('audit').selectAll().limit(1)
  const row = { ...(await stored.executeTakeFirstOrThrow()), account: 'admin' }
  const rows = Array.from({ length: 200 }, () => row)
  expect(await turnsDuring(() => entriesToApi(app.db, rows))).toBeGreaterThanOrEqual(5)
  expect(await entriesToApi(app.db, rows)).toHaveLength(rows.length)
})
