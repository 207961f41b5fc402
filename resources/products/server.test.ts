import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAll } from '#tests/read-all.ts'
import { createTestApp, refusalOf, type TestApp } from '#tests/test-app.ts'
import { listProducts, readProduct } from './contract.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
})
afterAll(() => app.close())

type Query = NonNullable<Parameters<typeof me.call<typeof listProducts>>[1]>['query']
const list = async (query: Query) => (await me.call(listProducts, { query: { limit: 200, ...query } })).rows

test.each(['sku', '-sku', 'price', '-price', 'stock', '-stock'] as const)(
  'pages through all by %s, each once',
  async sort => {
    const rows = await readAll(cursor => me.call(listProducts, { query: { limit: 70, sort, cursor } }))
    expect(new Set(rows.map(row => row.id)).size).toBe(240)
    const field = sort.replace('-', '')
    const keys = rows.map(row => (field === 'sku' ? row.sku : field === 'price' ? row.priceCents : row.stock))
    const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
    expect(keys).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted)
  },
)

test('finds a part of a name in either language, whatever its case and width', async () => {
  const tents = await list({ search: '帳篷' })
  expect(tents).toHaveLength(24)
  expect((await list({ search: 'ｐｅｒｓｏｎ TENT' })).map(row => row.id)).toEqual(tents.map(row => row.id))
  expect(await list({ search: 'yushan 2-person' })).toMatchObject([{ name: { zh: '玉山 雙人帳篷' } }])
  for (const search of ['%', '_', '\\', "' or 1=1 --", 'no such thing'])
    expect(await list({ search }), search).toEqual([])
})

test('filters by category, and by whether it is due to be ordered again', async () => {
  expect((await list({ category: 'tents' })).every(row => row.category === 'tents')).toBe(true)
  const [low, rest] = [await list({ isLow: true }), await me.call(listProducts, { query: { isLow: false } })]
  expect(low.length).toBeGreaterThan(3)
  expect(low.every(row => row.stock <= row.reorderAt)).toBe(true)
  expect(low.length + rest.count.value).toBe(240)
})

test('reads one with its version; what there is not is not found', async () => {
  const { body, headers } = await me.send(readProduct, { params: { productId: 9 } })
  expect(body).toMatchObject({ id: 9, priceCents: expect.any(Number) })
  expect(headers.get('etag')).toBe('"1"')
  expect(await refusalOf(me.call(readProduct, { params: { productId: 241 } }))).toMatchObject({ code: 'not-found' })
})
