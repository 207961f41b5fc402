import * as z from 'zod/mini'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { listDeliveryRoutes } from '#resources/delivery-routes/contract.ts'
import { RowId } from '#shared/row.ts'

export const routesSearch = defineListSearch(listDeliveryRoutes, {
  path: '/page4/page4_04',
  isReadFirst: true,
  own: {
    /** The route in the form; without it, a new one. */
    route: z.optional(RowId),
    /** The initial service point of a new route. */
    site: z.optional(RowId),
  },
})
type RoutesState = StateOf<typeof routesSearch>

declare module '#client/router/links.ts' {
  interface PageStates {
    page4_04: RoutesState
  }
}
