import { queryClient } from '#client/api/query.ts'
import { listProducts, type Product } from '#resources/products/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'

/** Puts products as they are now into every list that shows them. */
export function showProducts(products: readonly Product[]): void {
  const now = new Map(products.map(product => [product.id, product]))
  queryClient.setQueriesData<ReplyBody<typeof listProducts>>(
    // Others keep other things of products under the same address.
    { queryKey: [listProducts.path], predicate: ({ queryKey }) => typeof queryKey[1] === 'object' },
    list => list && { ...list, rows: list.rows.map(row => newer(row, now.get(row.id))) },
  )
}

const newer = (row: Product, next: Product | undefined) => (next && next.version > row.version ? next : row)
