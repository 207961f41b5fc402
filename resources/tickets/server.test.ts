import { afterAll, beforeAll, expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { createTestApp, refusalOf, type TestApp } from '#tests/test-app.ts'
import { listTickets, readTicket } from './contract.ts'
import { PRIORITIES, TICKET_STATUSES } from './rules.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

testReader(() => me, {
  list: listTickets,
  read: readTicket,
  count: 867,
  sorts: { createdAt: row => row.createdAt, rank: row => row.rank },
})

test('filters by status, priority and assignee', async () => {
  const list = async (query: object) => (await me.call(listTickets, { query: { limit: 200, ...query } })).rows
  for (const status of TICKET_STATUSES) expect((await list({ status })).every(row => row.status === status)).toBe(true)
  for (const priority of PRIORITIES) expect((await list({ priority })).length).toBeGreaterThan(10)
  const [first] = await list({ status: 'in-progress' })
  const assigneeId = first?.assigneeId ?? 0
  expect((await list({ assigneeId })).every(row => row.assigneeId === assigneeId)).toBe(true)
})

test('refuses an unknown status', async () => {
  expect(await refusalOf(me.call(listTickets, { query: { status: 'lost' as 'open' } }))).toMatchObject({
    errors: [{ pointer: '/query/status' }],
  })
})
