import { linkTo } from '#client/router/links.ts'
import type { ProductsState } from './search-params.ts'

export const linkToProducts = (state: Partial<ProductsState> = {}): string => linkTo('page5_03', state)
