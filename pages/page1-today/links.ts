import { apiPracticePath } from '#client/links.ts'
import type { Span } from '#resources/overview/contract.ts'

/** The call that lists just these rows, filled in: their lists have no page of their own. */
const listed = (resource: string, operation: string, query: Record<string, string | undefined>): string =>
  apiPracticePath({
    resource,
    operation,
    params: [],
    query: Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    headers: [],
    body: null,
  })

type Bounds = Pick<Span, 'from' | 'to'>

export const ordersPath = ({ from, to }: Bounds, status?: 'cancelled'): string =>
  listed('orders', 'listOrders', { status, from, to })
export const ticketsPath = ({ from, to }: Bounds, status?: 'open'): string =>
  listed('tickets', 'listTickets', { status, from, to })
export const eventsPath = ({ from, to }: Bounds): string => listed('events', 'listEvents', { from, to })
export const productsPath = (which: 'isLow' | 'isOut'): string =>
  listed('products', 'listProducts', { [which]: 'true' })
