import * as z from 'zod/mini'
import { dayFields, momentsOf } from '#client/list/days.ts'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { listTickets } from '#resources/tickets/contract.ts'
import { TICKET_STATUSES } from '#resources/tickets/rules.ts'
import { RowId } from '#shared/row.ts'

/** Days belong to the operator's zone, both included. */
export const ticketsSearch = defineListSearch(listTickets, {
  path: '/page5/page5_05',
  fields: dayFields,
  toQuery: momentsOf,
  own: {
    /** The column that a small screen shows. */
    column: z._default(z.enum(TICKET_STATUSES), 'open'),
    /** The ticket in the pane. */
    ticket: z.optional(RowId),
  },
  upgrade: renameOldFilters,
})
export type TicketsState = StateOf<typeof ticketsSearch>

/** Older bookmarks have a parameter from before the filter was named like that of the API. */
function renameOldFilters(params: URLSearchParams): void {
  const team = params.get('team')
  if (team !== null) params.set('teamId', team)
  params.delete('team')
}

declare module '#client/router/links.ts' {
  interface PageStates {
    page5_05: TicketsState
  }
}
