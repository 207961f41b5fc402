import { linkIfHere } from '#client/router/links.ts'
import type { Span } from '#resources/overview/contract.ts'

type Days = Pick<Span, 'firstDay' | 'lastDay'>

/** Links to the pages that show exactly the counted rows. */
export const ordersPath = ({ firstDay: from, lastDay: to }: Days, status?: 'cancelled'): string | null =>
  linkIfHere('page5_01', { status, from, to })
export const ticketsPath = ({ firstDay: from, lastDay: to }: Days, status?: 'open'): string | null =>
  linkIfHere('page5_05', { status, from, to })
export const eventsPath = ({ firstDay: from, lastDay: to }: Days): string | null => linkIfHere('page5_04', { from, to })
export const productsPath = (which: 'isLow' | 'isOut'): string | null => linkIfHere('page5_03', { [which]: true })
