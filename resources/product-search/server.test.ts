import { expect, test } from 'vitest'
import { createOrder } from '#resources/orders/contract.ts'
import { newOrder } from '#resources/orders/samples.ts'
import { listProducts } from '#resources/products/contract.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { searchProducts } from './contract.ts'
import { FACETS } from './rules.ts'

const app = await openTestApp()
const me = await app.signInAs()

type Query = NonNullable<Parameters<typeof me.call<typeof searchProducts>>[1]>['query']
const search = (query: Query) => me.call(searchProducts, { query: { limit: 500, ...query } })

test('finds the same in either language, case and width, and returns the matching spans', async () => {
  const { rows, count } = await search({ text: '帳篷' })
  expect(count).toBe(24)
  const ids = rows.map(({ id }) => id)
  expect((await search({ text: 'ＰＥＲＳＯＮ tent' })).rows.map(({ id }) => id)).toEqual(ids)
  const [hit] = (await search({ text: '玉山 2-person TENT' })).rows
  expect(hit).toMatchObject({
    name: { en: 'Yushan 2-Person Tent', zh: '玉山 雙人帳篷' },
    spans: {
      en: [
        [7, 15],
        [16, 20],
      ],
      zh: [[0, 2]],
      sku: [],
    },
    rank: 2,
  })
})

test('returns all products without words, as the list does', async () => {
  const { rows, count } = await search({})
  const { rows: listed } = await me.call(listProducts, { query: { limit: 200, isOut: true } })
  expect(count).toBe(240)
  for (const product of listed) expect(rows).toContainEqual({ ...product, spans: { en: [], zh: [], sku: [] }, rank: 0 })
  expect((await search({ limit: 3 })).rows).toEqual(rows.slice(0, 3))
})

test('the count of each facet value is what selecting it finds, with the other filters unchanged', async () => {
  const chosen = { text: 'yushan', category: ['tents', 'footwear'], price: ['3000-6000'], range: ['sold'] } as const
  const asked = { ...chosen, category: [...chosen.category], price: [...chosen.price], range: [...chosen.range] }
  const { facets, count } = await search(asked)
  for (const facet of FACETS)
    for (const { value, count: foretold } of facets[facet])
      expect((await search({ ...asked, [facet]: [value] })).count, `${facet} ${value}`).toBe(foretold)
  const ofChosen = facets.category.filter(({ value }) => value === 'tents' || value === 'footwear')
  expect(ofChosen.reduce((sum, one) => sum + one.count, 0)).toBe(count)
})

test('replaces an unknown word by one that differs in a letter and reports it, except in an exact search', async () => {
  const { guessed, rows } = await search({ text: 'tnet' })
  expect(guessed).toEqual([{ asked: 'tnet', used: 'tent' }])
  expect(rows).toEqual((await search({ text: 'tent' })).rows)
  expect((await search({ text: '雙人帳逢' })).guessed).toEqual([{ asked: '雙人帳逢', used: '雙人帳篷' }])
  expect(await search({ text: 'tnet', mayGuess: false })).toMatchObject({ count: 0, guessed: [] })
  // An empty result because of filters is no reason for a guess.
  expect(await search({ text: 'tent', category: ['cooking'] })).toMatchObject({
    count: 0,
    countUnfiltered: 24,
    guessed: [],
  })
  for (const text of ['%', '_', '\\', "' or 1=1 --", '.*', 'no such thing'])
    expect(await search({ text }), text).toMatchObject({ count: 0, guessed: [] })
})

test('shows the stock of the current sandbox', async () => {
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'searched' } })
  await me.call(switchSandbox, { body: { sandboxId } })
  const before = (await search({})).rows
  await me.call(createOrder, { body: await newOrder(me) })
  const after = (await search({})).rows
  const total = (rows: readonly { stock: number }[]) => rows.reduce((sum, { stock }) => sum + stock, 0)
  expect(total(after)).toBe(total(before) - 1)
  await me.call(switchSandbox, { body: { sandboxId: 'main' } })
  expect(total((await search({})).rows)).toBe(total(before))
})

test('refuses a text that is too long, an unknown facet value, and requests without a session', async () => {
  const asked = (query: object) => refusalOf(me.call(searchProducts, { query } as never))
  expect(await asked({ text: 'a'.repeat(101) })).toMatchObject({ status: 400, errors: [{ pointer: '/query/text' }] })
  expect(await asked({ category: ['tents', 'boats'] })).toMatchObject({
    status: 400,
    errors: [{ pointer: '/query/category/1' }],
  })
  expect(await refusalOf(app.as().call(searchProducts))).toMatchObject({ status: 401 })
})
