import { editProducts, listProducts, type RowEdit } from '#resources/products/contract.ts'
import { raisedBy } from '#resources/products/rules.ts'
import type { TestApp } from '#tests/test-app.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>
type Send = (path: string, init: RequestInit) => Promise<unknown>

/** How the tasks of the sheet are solved; `me` is the client once the tests run. */
export function productSolutions(me: () => Client, send: Send): Record<string, () => Promise<unknown>> {
  const some = async (limit: number) => (await me().call(listProducts, { query: { limit } })).rows
  const edit = (rows: RowEdit[]) => me().call(editProducts, { body: { rows } })
  return {
    'page5_03 one-cell': async () => {
      const [product] = await some(1)
      const row = { id: product?.id ?? 0, version: product?.version ?? 0 }
      await edit([{ ...row, cells: { stock: -1 } }])
      await edit([{ ...row, cells: { stock: 1 } }])
    },
    'page5_03 raise': async () => {
      const before = (await some(5)).toSorted((one, other) => one.id - other.id)
      const { products } = await edit(
        before.map(({ id, version, priceCents }) => ({ id, version, cells: { priceCents: raisedBy(5, priceCents) } })),
      )
      await edit(
        products.map(({ id, version }, at) => ({ id, version, cells: { priceCents: before[at]?.priceCents } })),
      )
    },
    'page5_03 rolled-back': async () => {
      const [product] = await some(1)
      const rows = [{ id: product?.id ?? 0, version: product?.version ?? 0, cells: { reorderAt: 3 } }]
      const init = { method: 'PATCH', body: JSON.stringify({ rows }) }
      await send('/api/products', { ...init, headers: { 'x-practice-fault': 'status=503' } })
      await send('/api/products', init)
    },
  }
}

/** A good call of the endpoint that writes products, for the audit trail. */
export function productCalls(me: () => Client): Record<string, () => Promise<() => Promise<unknown>>> {
  return {
    editProducts: async () => {
      const [product] = (await me().call(listProducts, { query: { limit: 1 } })).rows
      const { id = 0, version = 0, stock = 0 } = product ?? {}
      return () => me().call(editProducts, { body: { rows: [{ id, version, cells: { stock: stock + 1 } }] } })
    },
  }
}
