import { expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { listTickets, readTicket } from './contract.ts'
import { PRIORITIES, TICKET_STATUSES } from './rules.ts'

const app = await openTestApp()
const me = await app.signInAs()

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

test('finds words of the title in any order and either language, and the number', async () => {
  const find = async (search: string) => (await me.call(listTickets, { query: { search, limit: 200 } })).rows
  const returned = await find('return tent')
  expect(returned.length).toBeGreaterThan(1)
  expect(returned.every(({ title }) => /return.*tent/i.test(title.en))).toBe(true)
  expect((await find('tent RETURN')).map(({ id }) => id)).toEqual(returned.map(({ id }) => id))
  expect((await find('帳篷 退貨')).map(({ id }) => id)).toEqual(returned.map(({ id }) => id))
  expect((await find('#866')).map(({ id }) => id)).toContain(866)
  for (const search of ['%', '_', 'return 帳棚棚', '999999']) expect(await find(search), search).toEqual([])
})

test('refuses an unknown status', async () => {
  expect(await refusalOf(me.call(listTickets, { query: { status: 'lost' as 'open' } }))).toMatchObject({
    errors: [{ pointer: '/query/status' }],
  })
})

test('no two tickets of a column share a rank', async () => {
  const rows = await app.db.selectFrom('support_ticket').select(['sandbox_id', 'status', 'rank']).execute()
  const places = rows.map(row => `${row.sandbox_id} ${row.status} ${row.rank}`)
  expect(places.length).toBeGreaterThan(500)
  expect(new Set(places).size).toBe(places.length)
})
