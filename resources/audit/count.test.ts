import { expect, test } from 'vitest'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { listTraffic } from '#resources/traffic/contract.ts'
import { insertRows } from '#server/database/bulk.ts'
import { ADMIN, createTestApp, OPERATOR } from '#tests/test-app.ts'
import { listAudit } from './contract.ts'

test('a count that has reached 10,000 is not counted again; others are', async () => {
  const app = await createTestApp()
  const me = await app.signInAs(ADMIN)
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'large' } })
  await me.call(switchSandbox, { body: { sandboxId } })
  const entry = await app.db.selectFrom('audit').selectAll().limit(1).executeTakeFirstOrThrow()
  const { id: _, place: __, ...row } = entry
  const addEntries = (entity: string, count: number) =>
    insertRows(
      app.db,
      'audit',
      Array.from({ length: count }, () => ({ ...row, entity, sandbox_id: sandboxId })),
    )
  const count = async (entity: string, who = me) => (await who.call(listAudit, { query: { entity } })).count
  const queries = async () => (await me.call(listTraffic, { query: { limit: 1 } })).rows[0]?.queryCount ?? 0
  await addEntries('teams', 10_001)
  await addEntries('orders', 9_999)

  expect(await count('teams')).toEqual({ value: 10_000, isCapped: true })
  const counting = await queries()
  expect(await count('teams')).toEqual({ value: 10_000, isCapped: true })
  expect(await queries()).toBe(counting - 1)

  expect(await count('orders')).toEqual({ value: 9_999, isCapped: false })
  await addEntries('orders', 2)
  expect(await count('orders')).toEqual({ value: 10_000, isCapped: true })
  // Another operator has other records.
  expect(await count('teams', await app.signInAs(OPERATOR))).toMatchObject({ isCapped: false })
  await app.close()
})
