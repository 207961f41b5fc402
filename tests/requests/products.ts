import { editProducts, listProducts } from '#resources/products/contract.ts'
import type { TestApp } from '#tests/test-app.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>

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
