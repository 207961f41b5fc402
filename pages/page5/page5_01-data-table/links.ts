import { linkTo } from '#client/router/links.ts'
import type { OrdersState } from './search-params.ts'

export const linkToOrders = (state: Partial<OrdersState> = {}): string => linkTo('page5_01', state)
