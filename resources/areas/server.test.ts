import { afterAll, beforeAll, expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { listAreas, readArea } from './contract.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

testReader(() => me, {
  list: listAreas,
  read: readArea,
  count: 8,
  sorts: { id: row => row.id, name: row => row.name.en },
})

test('has closed rings, and lists the areas of a driver', async () => {
  const { rows } = await me.call(listAreas)
  for (const { ring } of rows) expect(ring.at(-1)).toEqual(ring[0])
  const memberId = rows[0]?.memberId ?? 0
  const own = (await me.call(listAreas, { query: { memberId } })).rows
  expect(own.length).toBeGreaterThan(0)
  expect(own.every(row => row.memberId === memberId)).toBe(true)
})
