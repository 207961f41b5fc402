import { queryClient } from '#client/api/query.ts'
import { listProducts, type Product } from '#resources/products/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'

/** Updates these products in every cached list. */
export function showProducts(products: readonly Product[]): void {
  const now = new Map(products.map(product => [product.id, product]))
  queryClient.setQueriesData<ReplyBody<typeof listProducts>>(
    // Other queries under the same path have a different shape.
    { queryKey: [listProducts.path], predicate: ({ queryKey }) => typeof queryKey[1] === 'object' },
    list => list && { ...list, rows: list.rows.map(row => newer(row, now.get(row.id))) },
  )
}

const newer = (row: Product, next: Product | undefined) => (next && next.version > row.version ? next : row)
