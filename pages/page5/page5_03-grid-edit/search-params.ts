import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { listProducts } from '#resources/products/contract.ts'

export const productsSearch = defineListSearch(listProducts, { path: '/page5/page5_03' })
export type ProductsState = StateOf<typeof productsSearch>

export const linkToProducts = productsSearch.link
