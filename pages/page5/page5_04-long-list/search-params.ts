import * as z from 'zod/mini'
import { dayFields, momentsOf } from '#client/list/days.ts'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { type listEventDays, listEvents } from '#resources/events/contract.ts'

/** Days belong to the operator's zone, both included. */
export const eventsSearch = defineListSearch(listEvents, {
  path: '/page5/page5_04',
  fields: dayFields,
  toQuery: momentsOf,
  own: {
    /** The day at the top of the list. */
    day: z.optional(z.iso.date()),
  },
})
export type EventsState = StateOf<typeof eventsSearch>
/** The filters, as the API takes them. */
export type EventFilter = z.output<typeof listEventDays.query>

declare module '#client/router/links.ts' {
  interface PageStates {
    page5_04: EventsState
  }
}
