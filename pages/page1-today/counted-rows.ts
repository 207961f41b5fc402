import { linkToOrders } from '#pages/page5/page5_01-data-table/links.ts'
import { linkToProducts } from '#pages/page5/page5_03-grid-edit/links.ts'
import { linkToEvents } from '#pages/page5/page5_04-long-list/links.ts'
import { linkToTickets } from '#pages/page5/page5_05-ticket-board/links.ts'
import type { Span } from '#resources/overview/contract.ts'

type Days = Pick<Span, 'firstDay' | 'lastDay'>

/** Links to the pages that show exactly the counted rows. */
export const ordersPath = ({ firstDay: from, lastDay: to }: Days, status?: 'cancelled'): string =>
  linkToOrders({ status, from, to })
export const ticketsPath = ({ firstDay: from, lastDay: to }: Days, status?: 'open'): string =>
  linkToTickets({ status, from, to })
export const eventsPath = ({ firstDay: from, lastDay: to }: Days): string => linkToEvents({ from, to })
export const productsPath = (which: 'isLow' | 'isOut'): string => linkToProducts({ [which]: true })
