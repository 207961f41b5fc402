import { linkToApiPractice } from '#client/router/links.ts'
import { linkToOrders } from '#pages/page5/page5_01-data-table/search-params.ts'
import type { Span } from '#resources/overview/contract.ts'

/** The call that lists just these rows, filled in: of these lists no page shows a span of days. */
const listed = (resource: string, operation: string, query: Record<string, string | undefined>): string =>
  linkToApiPractice({
    resource,
    operation,
    query: Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  })

/** The page of orders, showing just these. */
export const ordersPath = ({ firstDay: from, lastDay: to }: Span, status?: 'cancelled'): string =>
  linkToOrders({ status, from, to })
export const ticketsPath = ({ from, to }: Span, status?: 'open'): string =>
  listed('tickets', 'listTickets', { status, from, to })
export const eventsPath = ({ from, to }: Span): string => listed('events', 'listEvents', { from, to })
export const productsPath = (which: 'isLow' | 'isOut'): string =>
  listed('products', 'listProducts', { [which]: 'true' })
