import { expect, test } from 'vitest'
import { listAudit, readAudit } from '#resources/audit/contract.ts'
import { createOrder } from '#resources/orders/contract.ts'
import { totalsOf } from '#resources/orders/rules.ts'
import { ADMIN, openTestApp, refusalOf } from '#tests/test-app.ts'
import { editProducts, listProducts, type Product, type RowEdit, readProduct } from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)

const read = (productId: number) => me.call(readProduct, { params: { productId } })
const edit = (rows: RowEdit[], headers = {}) => me.call(editProducts, { body: { rows }, headers })
const at = ({ id, version }: Product, cells: RowEdit['cells']) => ({ id, version, cells })

test('saves valid cells, reports issues of the others, and creates one version per row', async () => {
  const [one, two, three] = [await read(21), await read(22), await read(23)]
  const { products, refused } = await edit([
    at(two, { priceCents: 250_000, stock: -1, nameEn: ' ' }),
    at(one, { nameEn: ' Ridge Tent ', nameZh: '稜線帳', reorderAt: 7, stock: 0 }),
    at(three, { priceCents: 99.5, stock: 'many' }),
    { id: 2_000_000, version: 1, cells: { stock: 1 } },
  ])
  expect(refused).toEqual([
    { id: 22, field: 'nameEn', code: 'required' },
    { id: 22, field: 'stock', code: 'too-small', bound: 0 },
    { id: 23, field: 'priceCents', code: 'int' },
    { id: 23, field: 'stock', code: 'int' },
    { id: 2_000_000, field: 'stock', code: 'not-found' },
  ])
  expect(products.map(({ id, version }) => [id, version])).toEqual([
    [21, 2],
    [22, 2],
    [23, 1],
  ])
  expect(await read(21)).toMatchObject({ name: { en: 'Ridge Tent', zh: '稜線帳' }, reorderAt: 7, stock: 0 })
  expect(await read(22)).toMatchObject({ priceCents: 250_000, stock: two.stock, name: two.name })
  const found = await me.call(listProducts, { query: { search: 'ridge tent' } })
  expect(found.rows.map(({ id }) => id)).toEqual([21])
  const trail = await me.call(listAudit, { query: { entity: 'products' } })
  expect(trail.rows.map(({ rowId }) => Number(rowId)).sort()).toEqual([21, 22])
  const auditId = trail.rows.find(({ rowId }) => rowId === '21')?.id ?? 0
  const { before, after } = await me.call(readAudit, { params: { auditId } })
  expect([before?.name, after?.name]).toEqual([one.name, { en: 'Ridge Tent', zh: '稜線帳' }])
})

test('refuses all cells of a row that changed meanwhile and returns it, without affecting other rows', async () => {
  const [before, other] = [await read(24), await read(25)]
  await edit([at(before, { stock: 5 })])
  const { products, refused } = await edit([at(before, { stock: 6, priceCents: 100 }), at(other, { stock: 8 })])
  expect(refused).toEqual([
    { id: 24, field: 'priceCents', code: 'stale' },
    { id: 24, field: 'stock', code: 'stale' },
  ])
  expect(products.map(({ id, stock, version }) => [id, stock, version])).toEqual([
    [24, 5, 2],
    [25, 8, 2],
  ])
})

test('of simultaneous changes to one cell, the later ones get `stale`', async () => {
  const product = await read(26)
  const replies = await Promise.all([11, 12, 13].map(stock => edit([at(product, { stock })])))
  expect(replies.filter(({ refused }) => refused.length === 0)).toHaveLength(1)
  expect((await read(26)).version).toBe(2)
})

test('applies changes once when the request is resent with its key', async () => {
  const product = await read(27)
  const send = () => edit([at(product, { stock: 40 })], { 'idempotency-key': 'cells' })
  const first = await send()
  expect(await send()).toEqual(first)
  expect(first.refused).toEqual([])
  expect((await read(27)).version).toBe(2)
})

test('refuses an order at the old price, with an issue on its line', async () => {
  const product = await read(28)
  await edit([at(product, { priceCents: product.priceCents + 100, stock: 9 })])
  const { id: customerId } = await app.db
    .selectFrom('customer')
    .select('id')
    .where('sandbox_id', '=', 'main')
    .where('kind', '=', 'person')
    .limit(1)
    .executeTakeFirstOrThrow()
  const lines = [{ productId: 28, quantity: 1, unitPriceCents: product.priceCents }]
  const order = { customerId, siteId: null, lines, totalCents: totalsOf(lines).totalCents }
  expect(await refusalOf(me.call(createOrder, { body: order }))).toMatchObject({
    errors: [{ pointer: '/body/lines/0/unitPriceCents', code: 'price-changed', bound: product.priceCents + 100 }],
  })
})

test.each([
  [{ rows: [] }, '/body/rows'],
  [{ rows: [{ id: 1, version: 1, cells: { stock: null } }] }, '/body/rows/0/cells/stock'],
])('refuses %j', async (body, pointer) => {
  expect(await refusalOf(me.call(editProducts, { body: body as never }))).toMatchObject({ errors: [{ pointer }] })
})
