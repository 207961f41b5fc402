import { linkTo } from '#client/router/links.ts'
import type { TicketsState } from './search-params.ts'

/** `linkToTickets({ status: 'open' })` → `/page5/page5_05?status=open`. */
export const linkToTickets = (state: Partial<TicketsState> = {}): string => linkTo('page5_05', state)
