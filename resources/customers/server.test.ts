import { expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { openTestApp } from '#tests/test-app.ts'
import { listCustomers, readCustomer } from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs()

testReader(() => me, {
  list: listCustomers,
  read: readCustomer,
  count: 400,
  sorts: { id: row => row.id, name: row => row.name.en, since: row => row.since },
})

test('filters by kind and by county, and the kinds add up', async () => {
  const list = (query: object) => me.call(listCustomers, { query: { limit: 200, ...query } })
  const businesses = await list({ kind: 'business' })
  expect(businesses.rows.every(row => row.kind === 'business')).toBe(true)
  expect(businesses.count.value + (await list({ kind: 'person' })).count.value).toBe(400)
  const taipei = await list({ township: '63000' })
  expect(taipei.rows.length).toBeGreaterThan(10)
  expect(taipei.rows.every(row => row.townshipId.startsWith('63000'))).toBe(true)
})

test('finds part of a name in either language', async () => {
  const [first] = (await me.call(listCustomers, { query: { limit: 1 } })).rows
  for (const search of [first?.name.en.toUpperCase(), first?.name.zh])
    expect((await me.call(listCustomers, { query: { search } })).rows.map(({ id }) => id)).toContain(first?.id)
  expect((await me.call(listCustomers, { query: { search: '%' } })).rows).toEqual([])
})
