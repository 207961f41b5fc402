import { editProducts, listProducts, type Product, type RowEdit } from '#resources/products/contract.ts'
import { raisedBy } from '#resources/products/rules.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'

const some = async ({ me }: Bench, limit: number): Promise<Product[]> =>
  (await me.call(listProducts, { query: { limit } })).rows.toSorted((one, other) => one.id - other.id)
const edit = ({ me }: Bench, rows: RowEdit[]) => me.call(editProducts, { body: { rows } })
/** Edits a product; the response may be a refusal. */
const tryEdit = ({ send }: Bench, rows: RowEdit[], headers = {}) =>
  send('/api/products', json('PATCH', { rows }, headers))
const change = ({ id, version }: Product, cells: RowEdit['cells']): RowEdit => ({ id, version, cells })
const raise = (bench: Bench, products: Product[]) =>
  edit(
    bench,
    products.map(product => change(product, { priceCents: raisedBy(5, product.priceCents) })),
  )
const atPricesOf = (before: Product[], now: Product[]) =>
  now.map((product, at) => change(product, { priceCents: before[at]?.priceCents }))

export const cases: TaskCases = {
  'one-cell': {
    async solution(bench) {
      const [one, other] = (await some(bench, 2)) as [Product, Product]
      await edit(bench, [change(one, { stock: -1 }), change(other, { stock: 5 })])
      await edit(bench, [change(one, { stock: 1 })])
    },
    nearMisses: {
      'nothing else was saved': async bench => {
        const [one] = (await some(bench, 1)) as [Product]
        await edit(bench, [change(one, { stock: -1 })])
        await edit(bench, [change(one, { stock: 1 })])
      },
      'another product is corrected': async bench => {
        const [one, other, third] = (await some(bench, 3)) as [Product, Product, Product]
        await edit(bench, [change(one, { stock: -1 }), change(other, { stock: 5 })])
        await edit(bench, [change(third, { stock: 1 })])
      },
    },
  },
  raise: {
    async solution(bench) {
      const before = await some(bench, 5)
      const { products } = await raise(bench, before)
      await edit(bench, atPricesOf(before, products))
    },
    nearMisses: {
      'four prices': async bench => {
        const before = await some(bench, 4)
        const { products } = await raise(bench, before)
        await edit(bench, atPricesOf(before, products))
      },
      'they are raised again': async bench => {
        const { products } = await raise(bench, await some(bench, 5))
        await edit(
          bench,
          products.slice(1).map(product => change(product, { priceCents: product.priceCents + 100 })),
        )
      },
    },
  },
  'rolled-back': {
    async solution(bench) {
      const rows = [change((await some(bench, 1))[0] as Product, { reorderAt: 3 })]
      await tryEdit(bench, rows, { 'x-practice-fault': 'status=503' })
      await tryEdit(bench, rows)
    },
    nearMisses: {
      'another change is sent': async bench => {
        const [product] = (await some(bench, 1)) as [Product]
        await tryEdit(bench, [change(product, { reorderAt: 4 })], { 'x-practice-fault': 'status=503' })
        await tryEdit(bench, [change(product, { reorderAt: 5 })])
      },
      'it fails again': async bench => {
        const rows = [change((await some(bench, 1))[0] as Product, { reorderAt: 6 })]
        for (let count = 0; count < 2; count++) await tryEdit(bench, rows, { 'x-practice-fault': 'status=503' })
      },
    },
  },
}
