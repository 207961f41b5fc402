import { afterAll, beforeAll, expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { listTeams, readTeam } from './contract.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

testReader(() => me, {
  list: listTeams,
  read: readTeam,
  count: 15,
  sorts: { id: row => row.id, name: row => row.name.en },
})

test('lists the teams below a team', async () => {
  const [company] = (await me.call(listTeams, { query: { limit: 1 } })).rows
  expect(company?.parentId).toBeNull()
  const parts = (await me.call(listTeams, { query: { parentId: company?.id } })).rows
  expect(parts.length).toBeGreaterThan(3)
  expect(parts.every(row => row.parentId === company?.id)).toBe(true)
})
