import { type NewEvent, planSmallEvents } from './plan-events.ts'
import { type OrderPlan, planOrders } from './plan-orders.ts'
import { planTickets, type TicketPlan } from './plan-tickets.ts'
import type { Span } from './span.ts'
import type { ShopState } from './state.ts'

/** What will happen in a sandbox, before anything is written. */
export type Plan = { orders: OrderPlan; tickets: TicketPlan; smallEvents: readonly NewEvent[] }

export const planSpan = (state: ShopState, span: Span): Plan => ({
  orders: planOrders(state, span),
  tickets: planTickets(state, span),
  smallEvents: planSmallEvents(state, span),
})
