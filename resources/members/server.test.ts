import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAll } from '#tests/read-all.ts'
import { createTestApp, refusalOf, type TestApp } from '#tests/test-app.ts'
import { listMembers, readMember } from './contract.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

test.each(['name', '-name', 'joinedOn', '-joinedOn'] as const)('pages through all by %s, each once', async sort => {
  const rows = await readAll(cursor => me.call(listMembers, { query: { limit: 50, sort, cursor } }))
  expect(new Set(rows.map(row => row.id)).size).toBe(117)
  const keys = rows.map(row => (sort.includes('name') ? row.name.en : row.joinedOn))
  expect(keys).toEqual(sort.startsWith('-') ? keys.toSorted().reverse() : keys.toSorted())
})

test('filters by team, job and whether they have left', async () => {
  const list = async (query: { teamId?: number; job?: 'driver'; isArchived?: boolean }) =>
    (await me.call(listMembers, { query: { ...query, limit: 200 } })).rows
  expect((await list({ job: 'driver' })).map(row => row.teamId)).toEqual(Array(9).fill(13))
  expect((await list({ teamId: 13 })).map(row => row.job).sort()).toEqual([...Array(9).fill('driver'), 'manager'])
  const [left, here] = [await list({ isArchived: true }), await list({ isArchived: false })]
  expect([left.every(row => row.archivedAt), here.some(row => row.archivedAt)]).toEqual([true, false])
  expect(left.length + here.length).toBe(117)
})

test('reads one with its version; what there is not is not found', async () => {
  const { body, headers } = await me.send(readMember, { params: { memberId: 1 } })
  expect(body).toMatchObject({ id: 1, email: expect.stringMatching(/@ridgeline\.example$/), version: 1 })
  expect(headers.get('etag')).toBe('"1"')
  expect(await refusalOf(me.call(readMember, { params: { memberId: 118 } }))).toMatchObject({ code: 'not-found' })
})

test.each([
  [{ sort: 'email' as 'name' }, '/query/sort'],
  [{ job: 'pilot' as 'driver' }, '/query/job'],
  [{ teamId: 0 }, '/query/teamId'],
  [{ cursor: 'x' }, '/query/cursor'],
])('refuses %j', async (query, pointer) => {
  expect(await refusalOf(me.call(listMembers, { query }))).toMatchObject({ errors: [{ pointer }] })
})
