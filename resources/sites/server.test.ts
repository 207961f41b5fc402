import { afterAll, beforeAll, expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { createTestApp, refusalOf, type TestApp } from '#tests/test-app.ts'
import { listSites, readSite } from './contract.ts'
import { SITE_KINDS } from './rules.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

testReader(() => me, {
  list: listSites,
  read: readSite,
  count: 20_000,
  sorts: { id: row => row.id, township: row => Number(row.townshipId) },
})

test('filters by county, township and kind, and the kinds add up', async () => {
  const read = (query: object) => me.call(listSites, { query })
  const taipei = await read({ township: '63000', sort: 'township' })
  expect(taipei.count.value).toBeGreaterThan(1000)
  expect(taipei.rows.every(row => row.townshipId.startsWith('63000'))).toBe(true)
  const [first] = taipei.rows
  const one = await read({ township: first?.townshipId })
  expect(one.rows.every(row => row.townshipId === first?.townshipId)).toBe(true)
  expect((await read({ township: '99' })).rows).toEqual([])
  const shops = await Promise.all(SITE_KINDS.filter(kind => kind !== 'pick-up').map(kind => read({ kind })))
  expect(shops.every(({ count }) => count.value > 50)).toBe(true)
  expect((await read({ kind: 'pick-up' })).count).toEqual({ value: 10_000, isCapped: true })
})

test('finds pick-up points by part of the name', async () => {
  const query = { township: '63000', isPickUp: true, limit: 200 } as const
  const { rows } = await me.call(listSites, { query })
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['shop', 'pick-up']))
  const search = rows[0]?.name.zh
  expect((await me.call(listSites, { query: { ...query, search } })).rows.map(({ id }) => id)).toContain(rows[0]?.id)
  const rest = await me.call(listSites, { query: { ...query, isPickUp: false } })
  expect(rest.rows.some(({ kind }) => kind === 'shop' || kind === 'pick-up')).toBe(false)
})

test.each(['Taipei', '630000100', "1' or '1'='1"])('refuses the township %j', async township => {
  expect(await refusalOf(me.call(listSites, { query: { township } }))).toMatchObject({
    errors: [{ pointer: '/query/township' }],
  })
})

test('finds part of a name in either language, within a township', async () => {
  const read = (query: object) => me.call(listSites, { query: { limit: 200, ...query } })
  const [site] = (await read({})).rows
  if (!site) throw new Error('no site')
  for (const search of [site.name.zh, site.name.en.toUpperCase(), site.name.en.slice(3, -4)]) {
    const { rows } = await read({ township: site.townshipId, search })
    expect(rows.map(({ id }) => id)).toContain(site.id)
    expect(rows.every(({ townshipId }) => townshipId === site.townshipId)).toBe(true)
  }
  for (const search of ['%', '_', 'no such place']) expect((await read({ search })).rows).toEqual([])
})
