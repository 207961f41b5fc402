import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { searchProducts } from '#resources/product-search/contract.ts'
import { SearchState } from './search-params.ts'

/**
 * The search as the URL asks for it. Each search is a query of its own in the cache: whoever types on leaves the one before, which is
 * given up (its request is aborted) and can never show its answer under newer words.
 */
export function useProductSearch() {
  const [state, change] = useUrlState(SearchState)
  const query = useQuery({
    ...api.query(searchProducts, { query: { ...state, text: state.text.trim() } }),
    placeholderData: keepPreviousData,
  })
  useLiveRows('products', searchProducts.path)
  return { state, change, query }
}
