import { expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { openTestApp } from '#tests/test-app.ts'
import { listTeams, readTeam } from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs()

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
