import { expect, test } from 'vitest'
import { testReader } from '#tests/reader.ts'
import { openTestApp } from '#tests/test-app.ts'
import { listProducts, readProduct } from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs()

type Query = NonNullable<Parameters<typeof me.call<typeof listProducts>>[1]>['query']
const list = async (query: Query) => (await me.call(listProducts, { query: { limit: 200, ...query } })).rows

testReader(() => me, {
  list: listProducts,
  read: readProduct,
  count: 240,
  sorts: { sku: row => row.sku, price: row => row.priceCents, stock: row => row.stock },
})

test('finds part of a name in either language, in any case and width', async () => {
  const tents = await list({ search: '帳篷' })
  expect(tents).toHaveLength(24)
  expect((await list({ search: 'ｐｅｒｓｏｎ TENT' })).map(row => row.id)).toEqual(tents.map(row => row.id))
  expect(await list({ search: 'yushan 2-person' })).toMatchObject([{ name: { zh: '玉山 雙人帳篷' } }])
  for (const search of ['%', '_', '\\', "' or 1=1 --", 'no such thing'])
    expect(await list({ search }), search).toEqual([])
})

test('finds by number, by words in any order, despite a typo, and by a synonym, within the other filters', async () => {
  const skus = async (search: string, query: Query = {}) => (await list({ search, ...query })).map(({ sku }) => sku)
  expect(await skus('te0-0009')).toEqual(['TE0-0009'])
  expect(await skus('tent yushan 雙人')).toEqual(['TE0-0009'])
  const tents = await skus('帳篷')
  for (const search of ['帳棚', 'tnet', 'tents']) expect(await skus(search), search).toEqual(tents)
  expect(await skus('帳棚', { category: 'cooking' })).toEqual([])
  for (const search of ['te0-9999', '3-person', '棚', 'yushan cooking tent'])
    expect(await skus(search), search).toEqual([])
  // The pages of a search belong together.
  const first = await me.call(listProducts, { query: { search: '帳棚', limit: 20 } })
  const second = await me.call(listProducts, { query: { search: '帳棚', limit: 20, cursor: first.next ?? '' } })
  expect([...first.rows, ...second.rows].map(({ sku }) => sku)).toEqual(tents)
  expect(first.count).toEqual({ value: 24, isCapped: false })
})

test('filters by category, and by low stock', async () => {
  expect((await list({ category: 'tents' })).every(row => row.category === 'tents')).toBe(true)
  const [low, rest] = [await list({ isLow: true }), await me.call(listProducts, { query: { isLow: false } })]
  expect(low.length).toBeGreaterThan(3)
  expect(low.every(row => row.stock <= row.reorderAt)).toBe(true)
  expect(low.length + rest.count.value).toBe(240)
})

test('separates products on sale from discontinued ones', async () => {
  const [sold, gone] = [await me.call(listProducts, { query: { isSold: true } }), await list({ isSold: false })]
  expect(gone.length).toBeGreaterThan(3)
  expect(gone.every(row => row.discontinuedAt !== null)).toBe(true)
  expect(sold.count.value + gone.length).toBe(240)
})

test('a product at its reorder level is low, and one above it is not', async () => {
  const [first, second] = await list({ isSold: true, limit: 2 })
  const setStock = (id = 0, stock: number) =>
    app.db.updateTable('product').set({ stock, reorder_at: 10 }).where('id', '=', id).execute()
  await setStock(first?.id, 10)
  await setStock(second?.id, 11)
  const ids = async (isLow: boolean) => (await list({ isLow })).map(({ id }) => id)
  expect(await ids(true)).toContain(first?.id)
  expect(await ids(true)).not.toContain(second?.id)
  expect(await ids(false)).toContain(second?.id)
})
