import { afterAll, beforeAll, expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { createTestApp, refusalOf, type TestApp } from '#tests/test-app.ts'
import { listEvents, readEvent } from './contract.ts'
import { EVENT_SUBJECTS } from './rules.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

testReader(() => me, {
  list: listEvents,
  read: readEvent,
  count: 100_000,
  sorts: { at: row => row.at },
  hasVersion: false,
})

const list = (query: object) => me.call(listEvents, { query: { limit: 200, ...query } })

test('filters by kind, subject and what it happened to', async () => {
  const placed = await list({ kind: 'order.placed' })
  expect(placed.count.value).toBe(3000)
  expect(placed.rows.every(row => row.kind === 'order.placed' && row.subject === 'order')).toBe(true)
  const order = await list({ subject: 'order', subjectId: 5, sort: 'at' })
  expect(order.rows[0]).toMatchObject({ kind: 'order.placed', subjectId: 5 })
  for (const subject of EVENT_SUBJECTS)
    expect((await list({ subject })).rows.every(row => row.subject === subject)).toBe(true)
})

test('filters by time', async () => {
  const [from, to] = ['2025-06-01T00:00:00.000Z', '2025-06-02T00:00:00.000Z']
  const { rows, count } = await list({ from, to })
  expect(count.value).toBeGreaterThan(50)
  expect(rows.every(({ at }) => at >= from && at < to)).toBe(true)
  expect(await refusalOf(list({ from: 'yesterday' }))).toMatchObject({ errors: [{ pointer: '/query/from' }] })
})
