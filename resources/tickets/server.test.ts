import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAll } from '#tests/read-all.ts'
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

test.each(['createdAt', '-createdAt', 'rank', '-rank'] as const)('pages through all by %s, each once', async sort => {
  const rows = await readAll(cursor => me.call(listTickets, { query: { limit: 200, sort, cursor } }))
  expect(new Set(rows.map(row => row.id)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThan(800)
  const keys = rows.map(row => (sort.includes('rank') ? row.rank : Date.parse(row.createdAt)))
  expect(keys).toEqual(keys.toSorted((a, b) => (sort.startsWith('-') ? b - a : a - b)))
})

test('filters by status, priority and assignee', async () => {
  const list = async (query: object) => (await me.call(listTickets, { query: { limit: 200, ...query } })).rows
  for (const status of TICKET_STATUSES) expect((await list({ status })).every(row => row.status === status)).toBe(true)
  for (const priority of PRIORITIES) expect((await list({ priority })).length).toBeGreaterThan(10)
  const [first] = await list({ status: 'in-progress' })
  const assigneeId = first?.assigneeId ?? 0
  expect((await list({ assigneeId })).every(row => row.assigneeId === assigneeId)).toBe(true)
})

test('reads one with its version; what there is not is not found', async () => {
  const { body, headers } = await me.send(readTicket, { params: { ticketId: 1 } })
  expect(body).toMatchObject({ id: 1, title: { en: expect.any(String), zh: expect.any(String) } })
  expect(headers.get('etag')).toBe('"1"')
  expect(await refusalOf(me.call(readTicket, { params: { ticketId: 90_000 } }))).toMatchObject({ code: 'not-found' })
})

test('refuses a status that there is none of', async () => {
  expect(await refusalOf(me.call(listTickets, { query: { status: 'lost' as 'open' } }))).toMatchObject({
    errors: [{ pointer: '/query/status' }],
  })
})
