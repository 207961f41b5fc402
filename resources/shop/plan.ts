import { type NewEvent, planSmallEvents } from './plan-events.ts'
import { type OrderPlan, planOrders } from './plan-orders.ts'
import { planTickets, type TicketPlan } from './plan-tickets.ts'
import type { Span } from './span.ts'
import type { ShopState } from './state.ts'

/** What is to happen in a sandbox, before anything of it is written. */
export type Plan = { orders: OrderPlan; tickets: TicketPlan; smallEvents: readonly NewEvent[] }

/** What happens in a span: orders come and go on, customers ask, parcels are scanned. */
export const planSpan = (state: ShopState, span: Span): Plan => ({
  orders: planOrders(state, span),
  tickets: planTickets(state, span),
  smallEvents: planSmallEvents(state, span),
})
