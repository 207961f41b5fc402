import * as z from 'zod/mini'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { WidthTexts } from '#client/ui/table/arrange/widths.ts'
import { listProducts } from '#resources/products/contract.ts'

export const productsSearch = defineListSearch(listProducts, {
  path: '/page5/page5_03',
  isReadFirst: true,
  /** The columns that the operator has resized. */
  own: { widths: z._default(WidthTexts, []) },
})
export type ProductsState = StateOf<typeof productsSearch>

declare module '#client/router/links.ts' {
  interface PageStates {
    page5_03: ProductsState
  }
}
