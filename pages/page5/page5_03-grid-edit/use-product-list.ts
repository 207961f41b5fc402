import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { tableState } from '#client/ui/table/table-state.ts'
import { useCursorPages } from '#client/ui/table/use-cursor-pages.ts'
import { listProducts, type Product } from '#resources/products/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { ProductListState } from './list-state.ts'

const NO_ROWS: readonly Product[] = []

/** The list as the URL asks for it, read again when anybody writes a product. */
export function useProductList() {
  const [state, change] = useUrlState(ProductListState)
  const asked = useMemo(() => {
    const { search, ...rest } = state
    return { ...rest, search: search?.trim() || undefined }
  }, [state])
  const query = useQuery({ ...api.query(listProducts, { query: asked }), placeholderData: keepPreviousData })
  useLiveRows('products', listProducts.path)
  return {
    state,
    /** A filter, the sort or the page size changes what the first page is: the list begins there again. */
    changeList: (patch: Partial<ProductListState>, options?: { replace?: boolean }) =>
      change({ cursor: undefined, ...patch }, options),
    rows: query.data?.rows ?? NO_ROWS,
    count: query.data?.count,
    pages: useCursorPages(state.cursor, query, change),
    tableState: tableState(query),
  }
}

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
