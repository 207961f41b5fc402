import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '#client/api/use-read.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { searchProducts } from '#resources/product-search/contract.ts'
import { SearchState } from './search-params.ts'

/**
 * The search in the URL. Each search is its own query in the cache: typing on unmounts the previous query, which aborts
 * its request, so its result can never appear under newer words.
 */
export function useProductSearch() {
  const [state, change] = useUrlState(SearchState)
  const query = useRead(
    searchProducts,
    { query: { ...state, text: state.text.trim() } },
    { placeholderData: keepPreviousData },
  )
  useLiveRows('products', searchProducts.path)
  return { state, change, query }
}
