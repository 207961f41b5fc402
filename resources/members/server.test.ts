import { expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { listMembers, readMember } from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs()

testReader(() => me, {
  list: listMembers,
  read: readMember,
  count: 117,
  sorts: { name: row => row.name.en, joinedOn: row => row.joinedOn },
})

const list = async (query: object) => (await me.call(listMembers, { query: { limit: 200, ...query } })).rows

test('filters by team, job and whether they have left', async () => {
  expect((await list({ job: 'driver' })).map(row => row.teamId)).toEqual(Array(9).fill(13))
  expect((await list({ teamId: 13 })).map(row => row.job).sort()).toEqual([...Array(9).fill('driver'), 'manager'])
  const [left, here] = [await list({ isArchived: true }), await list({ isArchived: false })]
  expect([left.every(row => row.archivedAt), here.some(row => row.archivedAt)]).toEqual([true, false])
  expect(left.length + here.length).toBe(117)
})

test('finds part of a name in either language or of an e-mail, in any case and width', async () => {
  const [first] = await list({})
  for (const search of [first?.name.zh, first?.name.en.toUpperCase(), first?.email.slice(0, -4)])
    expect(
      (await list({ search })).map(row => row.id),
      search,
    ).toContain(first?.id)
  expect(await list({ search: 'ｒｉｄｇｅｌｉｎｅ' })).toHaveLength(117)
  expect(await list({ search: ' ' }), 'an empty search narrows nothing').toHaveLength(117)
  for (const search of ['%', '_', '\\', "' or 1=1 --"]) expect(await list({ search }), search).toEqual([])
})

test.each([
  [{ job: 'pilot' }, '/query/job'],
  [{ teamId: 0 }, '/query/teamId'],
])('refuses %j', async (query, pointer) => {
  expect(await refusalOf(list(query))).toMatchObject({ errors: [{ pointer }] })
})
