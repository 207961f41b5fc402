import { linkIfHere } from '#client/router/links.ts'
import type { Span } from '#resources/overview/contract.ts'

type Days = Pick<Span, 'firstDay' | 'lastDay'>

/** Links to the pages that show exactly the counted rows. */
export const ordersPath = ({ firstDay: from, lastDay: to }: Days): string | null => linkIfHere('page5_01', { from, to })
export const ticketsPath = ({ firstDay: from, lastDay: to }: Days): string | null =>
  linkIfHere('page5_05', { from, to })
export const eventsPath = ({ firstDay: from, lastDay: to }: Days): string | null => linkIfHere('page5_04', { from, to })
export const signInsPath = (day: string, outcome: 'signed-in' | 'refused'): string | null =>
  linkIfHere('page3_04', { outcome, from: day, to: day })
/** The sales of these days by week and category, or those of one week. */
export const salesPath = ({ firstDay: from, lastDay: to }: Days, week?: string): string | null =>
  linkIfHere('page5_07', { rows: 'week', columns: 'category', from, to, row: week })
